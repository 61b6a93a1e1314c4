import { sql } from 'kysely'
import { holdAccount, notifyPerson } from '../../core/notifications/notify-person.ts'
import { takeOverDraft } from '../../core/stories/drafts.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import type { Database } from '../../infra/db/database.ts'
import { notify } from '../../infra/db/listen.ts'
import { DatabaseUnavailable } from '../../infra/db/unavailable.ts'
import type { ImageModel } from '../../infra/image-model/image-model.ts'
import type { Log } from '../../infra/log.ts'
import { GivenUp } from '../../infra/queue/job.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import { generationRun, LostAttempt } from './generation-run.ts'
import { claimManuscript, type Manuscript } from './manuscript.ts'
import { ensurePictures } from './paint-story.ts'
import { ensureOutline, ensurePages } from './write-story.ts'

export type GenerationDeps = {
  db: Database
  queue: Queue
  textModel: TextModel
  imageModel: ImageModel
  pictures: PictureStore
  log: Log
}

/** How often models may fail a story before it is told to the parent. Crashes do not count. */
const failureLimit = 3

/**
 * Makes a book, or what is missing of it: each step asks what is stored before it makes anything, so that a job
 * that runs again after a crash continues. Throws when the queue should try again, GivenUp when the story has failed.
 */
export async function makeStory(deps: GenerationDeps, storyId: string, signal: AbortSignal): Promise<void> {
  const { db, queue, textModel, imageModel, pictures, log } = deps
  const manuscript = await claimManuscript(db, storyId)
  if (!manuscript) return
  const run = generationRun(db, manuscript, signal)
  try {
    const outline = await ensureOutline(run, textModel, manuscript)
    await ensurePages(run, textModel, manuscript, outline)
    await ensurePictures(run, { model: imageModel, pictures, log }, manuscript, outline)
    await run.end(
      {
        generation_status: 'completed',
        generation_progress: 100,
        generation_error: null,
        completed_at: sql<Date>`now()`,
      },
      'story_finished',
      manuscript.draft ? (tx) => takeOverDraft({ tx, queue }, storyId) : undefined,
    )
  } catch (error) {
    if (error instanceof LostAttempt) {
      log.warn({ story_id: storyId, attempt: manuscript.attempt }, 'another attempt took this story over')
      return
    }
    // Neither is the fault of a model: the queue runs the job again.
    if (signal.aborted || error instanceof DatabaseUnavailable) throw error
    log.error({ err: error, story_id: storyId }, 'a story failed')
    const outcome = await countFailure(db, manuscript)
    if (outcome === 'try again') throw error
    if (outcome === 'failed') throw new GivenUp(error instanceof Error ? error.message : String(error))
  }
}

/**
 * @returns whether it is worth trying again. Where it `failed`, its owner is told, and the story is `failed` now, or,
 * where there is a whole version of it, completed as before; the draft stays, to be continued when asked. Where it is
 * `lost`, another attempt has it now.
 */
async function countFailure(
  db: Database,
  { storyId, ownerId, attempt }: Manuscript,
): Promise<'try again' | 'failed' | 'lost'> {
  return db.kysely.transaction().execute(async (tx) => {
    await holdAccount(tx, ownerId)
    const story = await tx
      .updateTable('stories')
      .set({ failures: sql`failures + 1` })
      .where('id', '=', storyId)
      .where('attempt', '=', attempt)
      .returning(['failures', 'completed_at'])
      .executeTakeFirst()
    if (!story) return 'lost'
    if (story.failures < failureLimit) return 'try again'
    await tx
      .updateTable('stories')
      .set(
        story.completed_at
          ? {
              generation_status: 'completed',
              generation_progress: 100,
              generation_error:
                'The new version could not be finished. Your story is as it was, and you can try again.',
            }
          : {
              generation_status: 'failed',
              generation_error:
                'We could not finish this story. What was written is kept, and you can try again.',
            },
      )
      .where('id', '=', storyId)
      .execute()
    await notifyPerson(tx, { accountId: ownerId, kind: 'story_failed', storyId })
    await notify(tx, storyChannel, storyId)
    return 'failed'
  })
}
