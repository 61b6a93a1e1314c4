import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { generateStoryJob } from './generate-story-job.ts'

/**
 * Enqueues the generation of a story in the caller's transaction. Call it when the row is stored as unfinished and the
 * owner is locked: the priority falls with the owner's number of unfinished stories, so that nobody's first story waits
 * for somebody's twentieth.
 */
export async function enqueueGenerateStory(
  { tx, queue }: { tx: Transaction<Tables>; queue: Queue },
  { storyId, ownerId }: { storyId: string; ownerId: string },
): Promise<void> {
  const { others } = await tx
    .selectFrom('stories')
    .select(sql<number>`count(*)::int`.as('others'))
    .where('owner_id', '=', ownerId)
    .where('id', '<>', storyId)
    .where('generation_status', 'in', ['pending', 'generating', 'generating_images'])
    .executeTakeFirstOrThrow()
  await queue.send(tx, generateStoryJob, { story_id: storyId }, { priority: -others })
}
