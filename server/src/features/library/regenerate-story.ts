import { nextStatuses } from '@moonpage/contract/progress'
import { tellStory } from '../../core/stories/tell-story-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { isId } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'
import { countBegun, refuseMoreUnfinished } from './allowance.ts'

/** Tries a failed story again. What was stored is kept, so that nothing is made twice. */
export async function regenerateStory(
  { db, queue }: { db: Database; queue: Queue },
  owner: { accountId: string },
  id: string,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const begun = await countBegun(tx, owner.accountId)
    const story = isId(id)
      ? await tx
          .selectFrom('stories')
          .select('generation_status')
          .where('id', '=', id)
          .where('owner_id', '=', owner.accountId)
          .forUpdate()
          .executeTakeFirst()
      : undefined
    if (!story) throw refuse('story_not_found', 404, 'Story not found')
    if (!nextStatuses[story.generation_status].includes('pending'))
      throw refuse('not_failed', 409, 'This story did not fail, so there is nothing to try again')
    refuseMoreUnfinished(begun)
    await tx
      .updateTable('stories')
      .set({ generation_status: 'pending', generation_progress: 0, generation_error: null, failures: 0 })
      .where('id', '=', id)
      .execute()
    await queue.send(tx, tellStory, { story_id: id })
  })
}
