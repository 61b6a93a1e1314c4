import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { findOwnBook } from './heard-book.ts'

/** Ends a recording link with the next request. What was recorded by it stays. @throws 404 unless the story is the caller's */
export async function revokeRecordingLink(
  db: Database,
  owner: Owner,
  { id, link_id: linkId }: { id: string; link_id: string },
): Promise<void> {
  await findOwnBook(db, owner, id)
  const { numUpdatedRows } = isId(linkId)
    ? await db.kysely
        .updateTable('recording_links')
        .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(new Date())) }))
        .where('id', '=', linkId)
        .where('story_id', '=', id)
        .executeTakeFirstOrThrow()
    : { numUpdatedRows: 0n }
  if (numUpdatedRows === 0n) throw problem('recording_link_not_found', 404, 'We couldn’t find that link.')
}
