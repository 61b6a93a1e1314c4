import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { generateStoryJob } from './generate-story-job.ts'

/**
 * Has a story made once the transaction commits. To be called when its row is stored as unfinished, with its owner
 * locked: whoever has more stories under way stands further behind, so that nobody's first waits for another's
 * twentieth.
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
