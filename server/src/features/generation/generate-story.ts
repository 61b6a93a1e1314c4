import { sql } from 'kysely'
import type { Spending } from '../../core/stories/budget.ts'
import { promoteDraft } from '../../core/stories/drafts.ts'
import type { Database } from '../../infra/db/database.ts'
import { DatabaseUnavailable } from '../../infra/db/database-errors.ts'
import type { ImageModel } from '../../infra/image-model/image-model.ts'
import type { Log } from '../../infra/log.ts'
import type { Metrics } from '../../infra/metrics/metrics.ts'
import { PermanentFailure } from '../../infra/queue/job.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { StorageUnavailable } from '../../infra/storage/storage-errors.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import { generationRun, LostAttempt } from './generation-run.ts'
import { dropHeroPortrait } from './hero-reference.ts'
import { claimGenerationTarget } from './generation-target.ts'
import { startPainting, type Painting } from './paint-story.ts'
import { countMissingPictures } from './count-missing-pictures.ts'
import { countFailure, isProviderOutage } from './story-failure.ts'
import { ensureReviewed } from './review-story.ts'
import { recordOf } from './story-record.ts'
import { ensureOutline } from './plan-story.ts'
import { ensurePages } from './write-story.ts'

export type GenerationDeps = {
  db: Database
  queue: Queue
  textModel: TextModel
  imageModel: ImageModel
  pictures: PictureStore
  spending: Spending
  log: Log
  metrics?: Pick<Metrics, 'stories'>
}

/** A picture that was started costs money, so it is finished even if the text fails. */
const pictureGraceMs = 60_000

/**
 * Generates a book, or its missing parts: each step reads what is stored first, so that a job that runs again after a
 * crash continues. Pictures are painted while later pages are written. Throws if the queue should retry,
 * PermanentFailure if the story has failed.
 */
export async function generateStory(
  deps: GenerationDeps,
  storyId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, queue, textModel, imageModel, pictures, spending, log, metrics } = deps
  const target = await claimGenerationTarget(db, storyId)
  if (!target) return failAsItsStory(db, storyId)
  const abort = new AbortController()
  const run = generationRun({ db, queue }, target, spending, AbortSignal.any([signal, abort.signal]))
  const record = recordOf({ textModel, imageModel }, target)
  let painting: Painting | null = null
  try {
    const outline = await ensureOutline(run, textModel, queue, target)
    painting = await startPainting(run, abort, { model: imageModel, pictures, queue, log }, target, outline)
    await ensurePages(run, textModel, target, outline, painting.add)
    const others = await ensureReviewed(run, { model: textModel, log }, target, outline)
    others.forEach(painting.again)
    await painting.finish()
    await run.end(
      {
        generation_status: 'completed',
        generation_progress: 100,
        generation_error: null,
        failing_since: null,
        completed_at: sql<Date>`now()`,
        ...record,
      },
      'story_finished',
      async (tx) => {
        if (target.draft) await promoteDraft({ tx, queue }, storyId)
        await countMissingPictures(tx, storyId)
        await dropHeroPortrait(tx, storyId)
      },
    )
    metrics?.stories.inc({ outcome: 'completed' })
  } catch (error) {
    if (error instanceof LostAttempt) {
      log.warn({ story_id: storyId, attempt: target.attempt }, 'another attempt has taken over this story')
      return
    }
    // Not a failure of a model: the queue runs the job again.
    if (signal.aborted || error instanceof DatabaseUnavailable || error instanceof StorageUnavailable)
      throw error
    log[isProviderOutage(error) ? 'warn' : 'error']({ err: error, story_id: storyId }, 'a story failed')
    const outcome = await countFailure({ db, queue }, target, error)
    if (outcome === 'retry') throw error
    if (outcome === 'lost') return
    metrics?.stories.inc({ outcome: 'failed' })
    throw new PermanentFailure(error instanceof Error ? error.message : String(error))
  } finally {
    await painting?.settle(pictureGraceMs)
  }
}

/** A worker may die between storing the story as failed and its job: then the job fails too. */
async function failAsItsStory({ kysely }: Database, storyId: string): Promise<void> {
  const story = await kysely
    .selectFrom('stories')
    .select('generation_error')
    .where('id', '=', storyId)
    .executeTakeFirst()
  if (story?.generation_error)
    throw new PermanentFailure(
      `The worker died before it could say why. Its story says: ${story.generation_error}`,
    )
}
