import { setTimeout as sleep } from 'node:timers/promises'
import { picturePages } from '@moonpage/contract/picture-pages'
import { textCompleteProgress } from '@moonpage/contract/progress'
import type { Outline } from '@moonpage/storyteller/outline'
import { sql } from 'kysely'
import { DatabaseUnavailable } from '../../infra/db/database-errors.ts'
import type { ImageModel, PaintRequest } from '../../infra/image-model/image-model.ts'
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

/** The painting of one story, which goes on while its pages are still being written. */
export type Painting = {
  /** A page that was stored just now: if it is to have a picture, that is asked for. */
  add: (page: PageWithPicture) => void
  /**
   * All pages are written. Resolves when every picture was tried. One that fails leaves its page without it and
   * does not fail the story: it can be painted again later.
   * @throws ProviderError when the provider as a whole is out, and may be back soon or a draft is painted; LostAttempt; the reason of the run's signal
   */
  finish(): Promise<void>
  /** Begins no further picture, and resolves when those that were begun are stored, or `graceMs` are over. */
  settle(graceMs: number): Promise<void>
}

/**
 * A picture that throws is passed over at once; one that takes the whole process down (the renderer is native
 * code) would do so after every start. High, since kills that are not its fault count too.
 */
const attemptLimit = 12
/** Where a provider paints, nearly all of that time is spent waiting, and a kill says nothing of the picture. */
const hostedAttemptLimit = 100

/** The first picture of a story is what the child is waiting for; then pencil drawings of all that is to come. */
const ranks = { first: 0, sketch: 1, picture: 2 } as const

/**
 * Begins to paint what is stored without a picture.
 * @param halt ends the whole run: where its attempt is lost, no page need be written either
 */
export async function startPainting(
  run: GenerationRun,
  halt: AbortController,
  { model, pictures, queue, log }: Deps,
  target: GenerationTarget,
  outline: Outline,
): Promise<Painting> {
  const keeper = pictureWriter(run, { pictures, queue }, target)
  const reference = heroReference(run, pictures, { storyId: run.storyId, seed: outline.seed })
  const ending = new AbortController()
  const beginning = AbortSignal.any([run.signal, ending.signal])
  beginning.addEventListener('abort', reference.stopWaiting, { once: true })
  // Where others draw than paint, a drawing is there long before the first picture.
  const drawsFirst = model.sketchTurns !== model.turns
  const paintLimit = drawsFirst ? hostedAttemptLimit : attemptLimit
  const tasks: Promise<void>[] = []
  const painted = new Set<number>()
  /** Begun by an earlier attempt, and not to be drawn by this one. */
  const undrawn = new Set<number>()
  let pictured = 0
  let isFirst = true
  let isTextWhole = false
  let away: ProviderError | null = null

  const percent = () =>
    textCompleteProgress + Math.floor((painted.size / pictured) * (99 - textCompleteProgress))
  // Two that end together may be stored in either order.
  const progress = () => sql<number>`greatest(generation_progress, ${percent()}::int)`

  const requestOf = ({ page_number, scene, image_variation }: PageWithPicture): PaintRequest => ({
    scene,
    cast: outline.cast,
    seed: `${outline.seed}:${page_number}${image_variation && `:${image_variation}`}`,
  })

  /** @param work may give the turn back before it ends; nobody's turn waits for what is stored. */
  async function inTurn<T>(
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
    const drawing = await inTurn(model.sketchTurns, ranks.sketch, async () => {
      if (painted.has(page.page_number)) return null
      await keeper.begin(page)
      return model.sketch(requestOf(page), run.signal)
    })
    if (!drawing) return
    await keeper.keepSketch(page, drawing)
    undrawn.delete(page.page_number)
  }

  async function paint(page: PageWithPicture, rank: number): Promise<void> {
    await reference.known
    try {
      const picture = await inTurn(model.turns, rank, async (release) => {
        await pictures.ready()
        await keeper.begin(page)
        const request = {
          ...requestOf(page),
          ...(model.takesReference && { reference: reference.for(page) }),
        }
        return model.paint(request, run.context, release)
      })
      await keeper.keepPicture(page, picture, () => {
        painted.add(page.page_number)
        return { failing_since: null, ...(isTextWhole && { generation_progress: progress() }) }
      })
      reference.offer(page, picture.sizes)
    } catch (error) {
      if (isProviderOutage(error)) {
        if (!away?.isPermanent) away = error
        await keeper.takeBack(page)
      }
      throw error
    }
  }

  /** Before the first page is written: as a rule nobody waits for it. */
  async function findReference(pages: readonly PageWithPicture[]): Promise<void> {
    const { page_count: pageCount, max_images: maxImages, hero } = target.input
    const wanted = picturePages(pageCount, maxImages).length - pages.filter((page) => page.image_key).length
    const sheet = outline.cast.find(({ who }) => who === 'hero')
    const { paintHero } = model
    if (wanted <= 0) return reference.stopWaiting()
    const byModel =
      sheet && paintHero && wanted > 1
        ? () =>
            inTurn(model.turns, ranks.first, () => paintHero(sheet, hero?.look !== undefined, run.context))
        : undefined
    await reference.find(pages, byModel)
  }

  async function attempt(what: Promise<void>): Promise<void> {
    try {
      await what
    } catch (error) {
      if (run.signal.aborted || (ending.signal.aborted && error === ending.signal.reason)) return
      const endsRun =
        error instanceof LostAttempt ||
        error instanceof DatabaseUnavailable ||
        error instanceof StorageUnavailable
      if (endsRun) halt.abort(error)
      else log.error({ err: error, story_id: run.storyId }, 'a picture failed')
    }
  }

  function add(page: PageWithPicture): void {
    if (!page.has_image) return
    pictured += 1
    if (!page.sketch_key && page.image_attempts > 0) undrawn.add(page.page_number)
    if (page.image_key) painted.add(page.page_number)
    else if (page.image_attempts < paintLimit) {
      const maySketch = !page.sketch_key && page.image_attempts < attemptLimit
      if (maySketch && (drawsFirst || !isFirst)) tasks.push(attempt(sketch(page)))
      tasks.push(attempt(paint(page, isFirst ? ranks.first : ranks.picture)))
      isFirst = false
    }
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

  return {
    add,
    async finish() {
      if (pictured > 0)
        await run.store({ generation_status: 'generating_images', generation_progress: progress() })
      isTextWhole = true
      await Promise.all(tasks)
      run.signal.throwIfAborted()
      if (undrawn.size > 0) await keeper.dropSketches([...undrawn])
      if (!away) return
      // A book with all its words is no reason to keep it from its reader: what is missing can be painted later. One
      // that is read already is not replaced by another without pictures.
      const { isPermanent } = away
      const mayLack = target.draft === null || (painted.size > 0 && !isPermanent)
      if (mayLack && (isPermanent || (await hasFailedForLong(run)))) return
      throw away
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
