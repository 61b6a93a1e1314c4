import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'

/**
 * Marks a person's own notifications as read: those in `ids`, or all if undefined. Unknown ids and those of others are
 * ignored.
 */
export async function readNotifications(db: Database, accountId: string, ids?: string[]): Promise<void> {
  const some = ids?.filter(isId)
  if (some?.length === 0) return
  await db.kysely
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(some !== undefined, (query) => query.where('id', 'in', some ?? []))
    .execute()
}
