import { isUnfinished } from '@moonpage/contract/progress'
import { sql } from 'kysely'
import { holdAccount, notifyPerson } from '../../core/notifications/notify-person.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import type { Database } from '../../infra/db/database.ts'
import { notify } from '../../infra/db/listen.ts'
import { DatabaseUnavailable } from '../../infra/db/unavailable.ts'
import type { ImageModel } from '../../infra/image-model/image-model.ts'
import type { Log } from '../../infra/log.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import { generationRun, LostAttempt } from './generation-run.ts'
import { ensurePictures } from './paint-story.ts'
import { ensureOutline, ensurePages } from './write-story.ts'

export type GenerationDeps = {
  db: Database
  textModel: TextModel
  imageModel: ImageModel
  pictures: PictureStore
  log: Log
}

/** How often models may fail a story before it is told to the parent. Crashes do not count. */
const failureLimit = 3

/**
 * Makes a book, or what is missing of it: each step asks what is stored before it makes anything, so that a job
 * that runs again after a crash continues. Throws when the queue should try again.
 */
export async function makeStory(deps: GenerationDeps, storyId: string, signal: AbortSignal): Promise<void> {
  const { db, textModel, imageModel, pictures, log } = deps
  const story = await claim(db, storyId)
  if (!story) return
  const run = generationRun(db, { storyId, ownerId: story.owner_id, attempt: story.attempt }, signal)
  try {
    const outline = await ensureOutline(run, textModel, story)
    await ensurePages(run, textModel, story, outline)
    await ensurePictures(run, { model: imageModel, pictures, log }, { outline, salt: story.picture_salt })
    await run.end(
      { generation_status: 'completed', generation_progress: 100, completed_at: sql<Date>`now()` },
      'story_finished',
    )
  } catch (error) {
    if (error instanceof LostAttempt) {
      log.warn({ story_id: storyId, attempt: story.attempt }, 'another attempt took this story over')
      return
    }
    // Neither is the fault of a model: the queue runs the job again.
    if (signal.aborted || error instanceof DatabaseUnavailable) throw error
    log.error({ err: error, story_id: storyId }, 'a story failed')
    if (await countFailure(db, story)) throw error
  }
}

/** Takes the story for this attempt; null when there is nothing to do. */
async function claim(db: Database, storyId: string) {
  const story = await db.kysely
    .updateTable('stories')
    .set({ attempt: sql`attempt + 1` })
    .where('id', '=', storyId)
    .where('generation_status', 'in', ['pending', 'generating', 'generating_images'])
    .returning(['id', 'owner_id', 'input', 'seed', 'outline', 'picture_salt', 'attempt', 'generation_status'])
    .executeTakeFirst()
  return story && isUnfinished(story.generation_status) ? story : null
}

type ClaimedStory = NonNullable<Awaited<ReturnType<typeof claim>>>

/** @returns whether it is worth trying again; otherwise the story is `failed` now, and its owner told. */
async function countFailure(db: Database, { id, owner_id, attempt }: ClaimedStory): Promise<boolean> {
  return db.kysely.transaction().execute(async (tx) => {
    await holdAccount(tx, owner_id)
    const story = await tx
      .updateTable('stories')
      .set({ failures: sql`failures + 1` })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .returning('failures')
      .executeTakeFirst()
    if (!story) return false
    if (story.failures < failureLimit) return true
    await tx
      .updateTable('stories')
      .set({
        generation_status: 'failed',
        generation_error: 'We could not finish this story. What was written is kept, and you can try again.',
      })
      .where('id', '=', id)
      .execute()
    await notifyPerson(tx, { accountId: owner_id, kind: 'story_failed', storyId: id })
    await notify(tx, storyChannel, id)
    return false
  })
}
