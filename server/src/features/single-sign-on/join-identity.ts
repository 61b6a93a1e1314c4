import { recordAuditEntry } from '../../core/audit/record-audit-entry.ts'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import type { ProvenIdentity } from '../../infra/oidc/oidc-provider.ts'
import { findIdentity, insertIdentity, lockIdentity } from './identities.ts'
import type { SsoDeps } from './sso-deps.ts'
import { identityTaken, otherIdentity } from './sso-problems.ts'

/**
 * Connects the account of somebody who is logged in to who they are at the provider. The addresses may differ: the
 * password was asked for. Done again, it changes nothing. 409 if either is connected to another.
 */
export const joinIdentity = (
  { db, provider }: Pick<SsoDeps, 'db' | 'provider'>,
  identity: ProvenIdentity,
  accountId: string,
): Promise<void> =>
  db.kysely.transaction().execute(async (tx) => {
    await lockIdentity(tx, identity)
    await lockAccount(tx, accountId)
    const known = await findIdentity(tx, identity)
    if (known?.id === accountId) return
    if (known) throw identityTaken(provider.name)
    if (!(await insertIdentity(tx, identity, { accountId, emailVerified: true })))
      throw otherIdentity(provider.name)
    await recordAuditEntry(tx, {
      action: 'sso_joined',
      by: accountId,
      subject: { kind: 'account', id: accountId },
      note: provider.name,
    })
  })
