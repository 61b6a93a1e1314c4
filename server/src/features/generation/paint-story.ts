import { textCompleteProgress } from '@moonpage/contract/progress'
import type { Outline } from '@moonpage/storyteller/outline'
import { sql, type UpdateObject } from 'kysely'
import { filesOf } from '../../core/stories/remove-pictures-job.ts'
import { pictureFile, pictureStem, sketchFile } from '../../core/stories/picture-files.ts'
import { DatabaseUnavailable } from '../../infra/db/unavailable.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { ImageModel } from '../../infra/image-model/image-model.ts'
import type { Log } from '../../infra/log.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { inParallel } from '../../lib/in-parallel.ts'
import { LostAttempt, type GenerationRun } from './generation-run.ts'
import type { Manuscript } from './manuscript.ts'

type Deps = { model: ImageModel; pictures: PictureStore; log: Log }
type PageChange = UpdateObject<Tables, 'story_pages'>
const picturedPages = (run: GenerationRun, table: Manuscript['pages']) =>
  run.db
    .selectFrom(table)
    .select(['page_number', 'scene', 'sketch_key', 'image_key', 'image_attempts', 'image_variation'])
    .where('story_id', '=', run.storyId)
    .where('has_image', '=', true)
    .orderBy('page_number')
    .execute()

const storyExists = (run: GenerationRun) =>
  run.db.selectFrom('stories').select('id').where('id', '=', run.storyId).executeTakeFirst()

/**
 * A picture that throws is passed over at once; one that takes the whole process down (the renderer is native
 * code) would do so after every start. High, since kills that are not its fault count too.
 */
const attemptLimit = 12

type PicturedPage = Awaited<ReturnType<typeof picturedPages>>[number]

/**
 * Paints what is not painted yet. A picture that fails leaves its page without one and does not fail the story:
 * it can be painted again later.
 */
export async function ensurePictures(
  run: GenerationRun,
  { model, pictures, log }: Deps,
  { salt, pages: table }: Manuscript,
  outline: Outline,
) {
  const pages = await picturedPages(run, table)
  if (pages.length === 0) return
  let painted = pages.filter((page) => page.image_key).length
  const progress = () =>
    textCompleteProgress + Math.floor((painted / pages.length) * (99 - textCompleteProgress))
  await run.store({ generation_status: 'generating_images', generation_progress: progress() })

  const request = ({ page_number, scene, image_variation }: PicturedPage) => ({
    scene,
    cast: outline.cast,
    seed: `${outline.seed}:${page_number}${image_variation && `:${image_variation}`}`,
  })

  const change = (page: PicturedPage, set: PageChange) => (tx: GenerationRun['db']) =>
    tx
      .updateTable(table)
      .set(set)
      .where('story_id', '=', run.storyId)
      .where('page_number', '=', page.page_number)
      .execute()
  const begin = (page: PicturedPage) =>
    run.store({}, change(page, { image_attempts: sql`image_attempts + 1` }))

  /**
   * What is put for a story that was deleted meanwhile is removed here: its deletion may have come before. It
   * may also come after, and then finds the files.
   */
  async function keep(stem: string, put: () => Promise<void>): Promise<void> {
    try {
      await put()
    } catch (error) {
      if (!(await storyExists(run))) await pictures.remove(filesOf(stem))
      throw error
    }
  }

  async function sketch(page: PicturedPage): Promise<void> {
    await begin(page)
    const stem = pictureStem(salt, page.page_number, 'sketch')
    const drawing = await model.sketch(request(page), run.signal)
    if (!drawing) return
    await keep(stem, async () => {
      await pictures.put(sketchFile(stem), drawing)
      await run.store({}, change(page, { sketch_key: stem }))
    })
  }

  async function paint(page: PicturedPage): Promise<void> {
    await begin(page)
    const stem = pictureStem(salt, page.page_number, 'picture')
    const sizes = await model.paint(request(page), run.context)
    await keep(stem, async () => {
      for (const { width, data } of sizes) await pictures.put(pictureFile(stem, width), data)
      painted += 1
      await run.store({ generation_progress: progress() }, change(page, { image_key: stem }))
    })
  }

  const unpainted = pages.filter((page) => !page.image_key && page.image_attempts < attemptLimit)
  const attempts = [
    // The first picture first: it is what the child is waiting for. Then pencil drawings of all that is to come.
    ...unpainted.slice(0, 1).map((page) => () => paint(page)),
    ...unpainted
      .slice(1)
      .filter((page) => !page.sketch_key)
      .map((page) => () => sketch(page)),
    ...unpainted.slice(1).map((page) => () => paint(page)),
  ]
  await inParallel(model.concurrency, attempts, async (attempt) => {
    try {
      await attempt()
    } catch (error) {
      if (error instanceof LostAttempt || run.signal.aborted || error instanceof DatabaseUnavailable)
        throw error
      log.error({ err: error, story_id: run.storyId }, 'a picture failed')
    }
  })
}
