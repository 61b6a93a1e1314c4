import type { Transaction } from 'kysely'
import { replacePassword } from '../../core/accounts/replace-password.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { ProvenIdentity } from '../../infra/oidc/oidc-provider.ts'
import { insertIdentity } from './identities.ts'
import type { SsoDeps } from './sso-deps.ts'
import { emailUnverified, otherIdentity } from './sso-problems.ts'

/**
 * Connects an account to the person of the provider who has its address, for which the provider must vouch. Sign-up does
 * not check addresses: somebody else may have made the account in advance. So its password, its sessions, its keys and
 * its webhooks end here.
 */
export async function joinByEmail(
  tx: Transaction<Tables>,
  { queue, provider, localLogin }: Pick<SsoDeps, 'queue' | 'provider' | 'localLogin'>,
  {
    identity,
    accountId,
    passwordHash,
  }: { identity: ProvenIdentity; accountId: string; passwordHash: string },
): Promise<void> {
  if (!identity.claims.isEmailVerified) throw emailUnverified(provider.name, localLogin)
  // Locks the account.
  await replacePassword({ tx, queue }, accountId, {
    password_hash: passwordHash,
    hasPassword: false,
    keptSessionId: null,
  })
  if (!(await insertIdentity(tx, identity, { accountId, emailVerified: true })))
    throw otherIdentity(provider.name)
  // API keys end with the password.
  await tx.deleteFrom('catalog_keys').where('account_id', '=', accountId).execute()
  await tx.deleteFrom('webhooks').where('account_id', '=', accountId).execute()
}
