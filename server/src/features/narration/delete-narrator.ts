import type { Owner } from '../../core/stories/lock-own-story.ts'
import { enqueueRemoveAudio } from '../../core/stories/remove-audio-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { findOwnNarrator } from './find-own-narrator.ts'

/** Deletes a voice with its recordings and recording links in all books. @throws 404 unless it is the caller's */
export async function deleteNarrator(
  { db, queue }: { db: Database; queue: Queue },
  owner: Owner,
  id: string,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await findOwnNarrator(tx, owner, id)
    // A recording that is being stored waits for this lock, and finds no narrator then.
    await tx.selectFrom('narrators').select('id').where('id', '=', id).forUpdate().execute()
    const recordings = await tx
      .deleteFrom('recordings')
      .where('narrator_id', '=', id)
      .returning('file')
      .execute()
    await tx.deleteFrom('narrators').where('id', '=', id).execute()
    await tx
      .updateTable('families')
      .set({ narrator: null })
      .where('id', '=', owner.familyId)
      .where('narrator', '=', id)
      .execute()
    await enqueueRemoveAudio(
      { tx, queue },
      recordings.map(({ file }) => file),
    )
  })
}
