import type { AdminUser, UserChange } from '@moonpage/contract/admin-users'
import type { Transaction } from 'kysely'
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
import { adminUsers, presentUser } from './admin-users.ts'

const notFound = () => problem('user_not_found', 404, 'User not found')

/**
 * Changes a role, activates or deactivates. A deactivated person's sessions end for good: activated again, they
 * log in anew. What they made public or shared by a link is gone meanwhile. Refuses with 404 for nobody, 409 for oneself and for the last active admin.
 * @param by the admin who asks; null for the operator at the command line
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
      id: user.id,
      role: change.role ?? user.role,
      is_active: change.is_active ?? user.is_active,
    }
    if (by === user.id) refuseOwn(user, next)
    if (!isActiveAdmin(next)) rejectLastAdmin(locked, user.id)
    // Whoever was demoted or deactivated while they waited for the lock has no say any more.
    if (by !== null && !locked.some((account) => account.id === by && isActiveAdmin(account)))
      throw problem('forbidden', 403, 'You are not allowed to do this')
    await tx
      .updateTable('accounts')
      .set({ role: next.role, is_active: next.is_active })
      .where('id', '=', user.id)
      .execute()
    // At activation too: a login that was under way at the deactivation left a session behind.
    if (next.is_active !== user.is_active) {
      await endSessions(tx, user.id)
      if (next.is_active) await resumePublishing(tx, user.id)
      else await pausePublishing({ tx, queue }, user.id)
    }
    await recordChanges(tx, by, user, next)
    return presentUser(await adminUsers(tx).where('accounts.id', '=', user.id).executeTakeFirstOrThrow())
  })
}

/** An entry for each thing that became another; none where nothing did. */
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

function refuseOwn(user: AdminStanding, next: AdminStanding): void {
  if (next.role !== user.role) throw problem('own_role', 409, 'You cannot change your own role')
  if (next.is_active !== user.is_active) throw problem('own_account', 409, 'You cannot deactivate yourself')
}
