import { setTimeout as sleep } from 'node:timers/promises'
import { picturePages } from '@moonpage/contract/picture-pages'
import { textCompleteProgress } from '@moonpage/contract/progress'
import type { Outline } from '@moonpage/storyteller/outline'
import { sql } from 'kysely'
import { DatabaseUnavailable } from '../../infra/db/database-errors.ts'
import { paintRequestOf } from '../../core/stories/paint-request.ts'
import type { ImageModel } from '../../infra/image-model/image-model.ts'
import type { Log } from '../../infra/log.ts'
import type { FairScheduler } from '../../infra/image-model/fair-scheduler.ts'
import type { ProviderError } from '../../infra/models/provider-error.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { StorageUnavailable } from '../../infra/storage/storage-errors.ts'
import { LostAttempt, type GenerationRun } from './generation-run.ts'
import type { GenerationTarget } from './generation-target.ts'
import { pictureWriter, pageWithPicture, type PageWithPicture } from './store-picture.ts'
import { heroReference } from './hero-reference.ts'
import { hasFailedForLong, isProviderOutage } from './story-failure.ts'

type Deps = { model: ImageModel; pictures: PictureStore; queue: Queue; log: Log }

/** Whether a picture was painted before its page got another one, in a run that ended before that was painted: it has no try yet. */
const isOutdated = (
  { image_key, image_attempts }: PageWithPicture,
  { draft, hasBeenComplete, isReviewed }: GenerationTarget,
): boolean =>
  isReviewed &&
  image_key !== null &&
  image_attempts === 0 &&
  (draft === 'story' || (draft === null && !hasBeenComplete))

/** Paints the pictures of one story while its pages are still being written. */
export type Painting = {
  /** Called with each stored page: requests its picture, if it is to have one. */
  add: (page: PageWithPicture) => void
  /** Called with a page whose picture is another one now: paints it, in place of one that may be there. */
  again: (page: PageWithPicture) => void
  /**
   * Called when all pages are written. Resolves when every picture was tried. A picture that fails leaves its page
   * without one and does not fail the story: it can be painted later.
   * @throws ProviderError during a provider outage that may be short, or for a draft; LostAttempt; the reason of the
   * run's signal
   */
  finish(): Promise<void>
  /** Starts no further picture; resolves when those in flight are stored, or after `graceMs`. */
  settle(graceMs: number): Promise<void>
}

/**
 * A picture that throws is skipped at once. One that crashes the process (the renderer is native code) would do so in
 * every run. High, since unrelated crashes count too.
 */
const attemptLimit = 12
/** With a provider almost all time is spent waiting, so a crash is hardly ever the picture's fault. */
const hostedAttemptLimit = 100

/** A story's first picture goes first, since the child is waiting for it; then sketches. */
const ranks = { first: 0, sketch: 1, picture: 2 } as const

/**
 * Starts to paint all pictures that are missing.
 * @param halt aborts the whole run: without the attempt, no page needs to be written either
 */
export async function startPainting(
  run: GenerationRun,
  halt: AbortController,
  { model, pictures, queue, log }: Deps,
  target: GenerationTarget,
  outline: Outline,
): Promise<Painting> {
  const writer = pictureWriter(run, { pictures, queue }, target)
  const reference = heroReference(run, pictures, { storyId: run.storyId, seed: outline.seed })
  const ending = new AbortController()
  const beginning = AbortSignal.any([run.signal, ending.signal])
  beginning.addEventListener('abort', reference.stopWaiting, { once: true })
  // If sketches have their own model, they are finished long before the first picture.
  const sketchesFirst = model.sketchTurns !== model.turns
  const paintLimit = sketchesFirst ? hostedAttemptLimit : attemptLimit
  const tasks: Promise<void>[] = []
  const painted = new Set<number>()
  /** Started by an earlier attempt, and not sketched again by this one. */
  const toSketch = new Set<number>()
  const firstOf = new Map<number, Promise<void>>()
  let pagesWithPicture = 0
  let isFirst = true
  let isTextComplete = false
  let outage: ProviderError | null = null

  const percent = () =>
    textCompleteProgress + Math.floor((painted.size / pagesWithPicture) * (99 - textCompleteProgress))
  // Two that end together may be stored in either order.
  const progress = () => sql<number>`greatest(generation_progress, ${percent()}::int)`

  /** @param work may release the turn early; storing does not hold a turn */
  async function withTurn<T>(
    turns: FairScheduler,
    rank: number,
    work: (release: () => void) => Promise<T>,
  ): Promise<T> {
    const release = await turns.acquire({ tenants: [target.ownerId, run.storyId], rank }, beginning)
    try {
      return await work(release)
    } finally {
      release()
    }
  }

  async function sketch(page: PageWithPicture): Promise<void> {
    const drawing = await withTurn(model.sketchTurns, ranks.sketch, async () => {
      if (painted.has(page.page_number)) return null
      await writer.begin(page)
      return model.sketch(paintRequestOf(outline, page), run.signal)
    })
    if (!drawing) return
    await writer.keepSketch(page, drawing)
    toSketch.delete(page.page_number)
  }

  async function paint(
    page: PageWithPicture,
    rank: number,
    kind: 'picture' | 'repainted' = 'picture',
  ): Promise<void> {
    await reference.known
    try {
      const picture = await withTurn(model.turns, rank, async (release) => {
        await pictures.ready()
        await writer.begin(page)
        const request = {
          ...paintRequestOf(outline, page),
          ...(model.takesReference && { reference: reference.for(page) }),
        }
        return model.paint(request, run.context, release)
      })
      const keep = () => {
        painted.add(page.page_number)
        return { failing_since: null, ...(isTextComplete && { generation_progress: progress() }) }
      }
      await writer.keepPicture(page, picture, keep, kind)
      reference.offer(page, picture.sizes)
    } catch (error) {
      if (isProviderOutage(error)) {
        if (!outage?.isPermanent) outage = error
        await writer.takeBack(page)
      }
      throw error
    }
  }

  /** Before the first page is written: usually nobody has to wait for it. */
  async function findReference(pages: readonly PageWithPicture[]): Promise<void> {
    const { page_count: pageCount, max_images: maxImages, hero } = target.input
    const wanted = picturePages(pageCount, maxImages).length - pages.filter((page) => page.image_key).length
    const sheet = outline.cast.find(({ who }) => who === 'hero')
    const { paintHero } = model
    if (wanted <= 0) return reference.stopWaiting()
    const byModel =
      sheet && paintHero && wanted > 1
        ? () =>
            withTurn(model.turns, ranks.first, () => paintHero(sheet, hero?.look !== undefined, run.context))
        : undefined
    await reference.find(pages, byModel)
  }

  async function attempt(what: Promise<void>): Promise<void> {
    try {
      await what
    } catch (error) {
      if (run.signal.aborted || (ending.signal.aborted && error === ending.signal.reason)) return
      const isFatal =
        error instanceof LostAttempt ||
        error instanceof DatabaseUnavailable ||
        error instanceof StorageUnavailable
      if (isFatal) halt.abort(error)
      else log.error({ err: error, story_id: run.storyId }, 'a picture failed')
    }
  }

  function add(page: PageWithPicture): void {
    if (!page.has_image) return
    pagesWithPicture += 1
    if (!page.sketch_key && page.image_attempts > 0) toSketch.add(page.page_number)
    if (page.image_key) painted.add(page.page_number)
    else if (page.image_attempts < paintLimit) {
      const maySketch = !page.sketch_key && page.image_attempts < attemptLimit
      if (maySketch && (sketchesFirst || !isFirst)) tasks.push(attempt(sketch(page)))
      const first = attempt(paint(page, isFirst ? ranks.first : ranks.picture))
      tasks.push(first)
      firstOf.set(page.page_number, first)
      isFirst = false
    }
  }

  function again(page: PageWithPicture): void {
    if (!page.has_image) return
    // One that is being painted now is stored first.
    const painting = async () => {
      await firstOf.get(page.page_number)
      await paint(page, ranks.picture, 'repainted')
    }
    tasks.push(attempt(painting()))
  }

  const stored = await run.db
    .selectFrom(target.pages)
    .select(pageWithPicture)
    .where('story_id', '=', run.storyId)
    .orderBy('page_number')
    .execute()
  if (model.takesReference) tasks.push(attempt(findReference(stored)))
  else reference.stopWaiting()
  stored.forEach(add)
  stored.filter((page) => isOutdated(page, target)).forEach(again)

  return {
    add,
    again,
    async finish() {
      if (pagesWithPicture > 0)
        await run.store({ generation_status: 'generating_images', generation_progress: progress() })
      isTextComplete = true
      await Promise.all(tasks)
      run.signal.throwIfAborted()
      if (toSketch.size > 0) await writer.dropSketches([...toSketch])
      if (!outage) return
      // Missing pictures are no reason to withhold a complete text: they can be painted later. But a published version
      // is not replaced by one without pictures.
      const { isPermanent } = outage
      const canBeMissing = target.draft === null || (painted.size > 0 && !isPermanent)
      if (canBeMissing && (isPermanent || (await hasFailedForLong(run)))) return
      throw outage
    },
    async settle(graceMs) {
      ending.abort()
      const graceIsOver = new AbortController()
      const grace = sleep(graceMs, undefined, { signal: graceIsOver.signal }).catch(() => {})
      await Promise.race([Promise.all(tasks), grace])
      graceIsOver.abort()
      halt.abort(new Error('The run is over'))
    },
  }
}
