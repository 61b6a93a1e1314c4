import type { Role } from '@moonpage/contract/account'
import type { Transaction } from 'kysely'
import { isActiveAdmin, lockWithAdmins } from '../../core/accounts/last-admin.ts'
import { recordAuditEntry } from '../../core/audit/record-audit-entry.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Claims } from '../../infra/oidc/read-claims.ts'
import { roleOfClaims } from './role-of-claims.ts'
import type { SsoDeps } from './sso-deps.ts'

/**
 * Gives an account the role that the provider's claim says, if the claim is configured. The last admin stays one: nobody
 * could give the role back in the browser.
 */
export async function followRoleClaim(
  tx: Transaction<Tables>,
  { roles, provider, log }: Pick<SsoDeps, 'roles' | 'provider' | 'log'>,
  { accountId, role, claims }: { accountId: string; role: Role; claims: Claims },
): Promise<void> {
  if (!roles || roleOfClaims(roles, claims, role) === role) return
  const locked = await lockWithAdmins(tx, accountId)
  const current = locked.find(({ id }) => id === accountId)
  if (!current) return
  const next = roleOfClaims(roles, claims, current.role)
  if (next === current.role) return
  if (isActiveAdmin(current) && locked.filter(isActiveAdmin).length === 1)
    return log.warn('the last admin stays one, although the role claim of single sign-on says otherwise')
  await tx.updateTable('accounts').set({ role: next }).where('id', '=', accountId).execute()
  await recordAuditEntry(tx, {
    action: 'role_changed',
    by: accountId,
    subject: { kind: 'account', id: accountId },
    note: `${current.role} → ${next}, as ${provider.name} says`,
  })
}
