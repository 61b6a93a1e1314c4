import type { AdminUser, UserChange } from '@moonpage/contract/admin-users'
import type { Transaction } from 'kysely'
import { accountRows, presentAccount } from '../../core/accounts/account-rows.ts'
import { endSessions } from '../../core/accounts/end-sessions.ts'
import { isActiveAdmin, lockWithAdmins, rejectLastAdmin } from '../../core/accounts/last-admin.ts'
import type { AdminStanding } from '../../core/accounts/last-admin.ts'
import { pausePublishing } from '../../core/stories/pause-publishing.ts'
import { resumePublishing } from '../../core/stories/resume-publishing.ts'
import { recordAuditEntry } from '../../core/audit/record-audit-entry.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

const notFound = () => problem('user_not_found', 404, 'User not found')

/**
 * Changes the role of an account, or activates or deactivates it. Deactivation ends all sessions permanently and makes
 * public and shared stories inaccessible meanwhile, unless the family has another active parent. Throws a 404 for an unknown account, 409 for one's own and for the
 * last active admin.
 * @param by the admin; null for an operator on the command line
 */
export async function updateUser(
  { db: { kysely }, queue }: { db: Database; queue: Queue },
  { id, change, by }: { id: string; change: UserChange; by: string | null },
): Promise<AdminUser> {
  if (!isId(id)) throw notFound()
  return kysely.transaction().execute(async (tx) => {
    const locked = await lockWithAdmins(tx, id)
    const user = locked.find((account) => account.id === id.toLowerCase())
    if (!user) throw notFound()
    const next = {
      ...user,
      role: change.role ?? user.role,
      is_active: change.is_active ?? user.is_active,
    }
    if (by === user.id) rejectOwn(user, next)
    if (!isActiveAdmin(next)) rejectLastAdmin(locked, user.id)
    // The caller may have been demoted or deactivated while waiting for the lock.
    if (by !== null && !locked.some((account) => account.id === by && isActiveAdmin(account)))
      throw problem('forbidden', 403, 'You are not allowed to do this')
    await tx
      .updateTable('accounts')
      .set({ role: next.role, is_active: next.is_active })
      .where('id', '=', user.id)
      .execute()
    // Also when activating: a login during the deactivation may have left a session.
    if (next.is_active !== user.is_active) {
      await endSessions(tx, user.id)
      const hasOtherParent = locked.some(
        (other) => other.id !== user.id && other.family_id === user.family_id && isActiveParent(other),
      )
      if (isActiveParent(next)) await resumePublishing(tx, user.family_id)
      else if (!hasOtherParent) await pausePublishing({ tx, queue }, user.family_id)
    }
    await recordChanges(tx, by, user, next)
    return presentAccount(await accountRows(tx).where('accounts.id', '=', user.id).executeTakeFirstOrThrow())
  })
}

/** A family publishes and shares as long as one of its parents is active. */
const isActiveParent = ({ family_role: role, is_active: isActive }: AdminStanding) =>
  role === 'parent' && isActive

/** One audit entry per field that changed. */
async function recordChanges(
  tx: Transaction<Tables>,
  by: string | null,
  user: AdminStanding,
  next: AdminStanding,
): Promise<void> {
  const subject = { kind: 'account', id: user.id } as const
  if (next.role !== user.role)
    await recordAuditEntry(tx, { action: 'role_changed', by, subject, note: `${user.role} → ${next.role}` })
  if (next.is_active !== user.is_active)
    await recordAuditEntry(tx, {
      action: next.is_active ? 'user_activated' : 'user_deactivated',
      by,
      subject,
    })
}

function rejectOwn(user: AdminStanding, next: AdminStanding): void {
  if (next.role !== user.role) throw problem('own_role', 409, 'You cannot change your own role')
  if (next.is_active !== user.is_active) throw problem('own_account', 409, 'You cannot deactivate yourself')
}
