import { sql, type Selectable, type UpdateObject } from 'kysely'
import { filesOf } from '../../core/stories/remove-pictures-job.ts'
import { pictureFile, pictureStem, sketchFile } from '../../core/stories/picture-files.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { ImageModel, PaintRequest, PictureSize } from '../../infra/image-model/image-model.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import type { GenerationRun, StoryChange } from './generation-run.ts'
import type { Manuscript } from './manuscript.ts'

type PageChange = UpdateObject<Tables, 'story_pages'>

/** What is known of a page that has a picture, or is to have one. */
export const picturedPage = [
  'page_number',
  'scene',
  'has_image',
  'sketch_key',
  'image_key',
  'image_attempts',
  'image_variation',
] as const
export type PicturedPage = Pick<Selectable<Tables['story_pages']>, (typeof picturedPage)[number]>

type Deps = { model: ImageModel; pictures: PictureStore }

/** Makes the picture of one page, or its pencil drawing, and stores it at once. */
export function pagePainter(
  run: GenerationRun,
  { model, pictures }: Deps,
  { salt, pages: table }: Pick<Manuscript, 'salt' | 'pages'>,
) {
  const change = (page: PicturedPage, set: PageChange) => (tx: GenerationRun['db']) =>
    tx
      .updateTable(table)
      .set(set)
      .where('story_id', '=', run.storyId)
      .where('page_number', '=', page.page_number)
      .execute()
  const begin = (page: PicturedPage) =>
    run.store({}, change(page, { image_attempts: sql`image_attempts + 1` }))

  const storyExists = () =>
    run.db.selectFrom('stories').select('id').where('id', '=', run.storyId).executeTakeFirst()

  /**
   * What is put for a story that was deleted meanwhile is removed here: its deletion may have come before. It
   * may also come after, and then finds the files.
   */
  async function keep(stem: string, put: () => Promise<void>): Promise<void> {
    try {
      await put()
    } catch (error) {
      if (!(await storyExists())) await pictures.remove(filesOf(stem))
      throw error
    }
  }

  return {
    async sketch(page: PicturedPage, request: PaintRequest): Promise<void> {
      await begin(page)
      const stem = pictureStem(salt, page.page_number, 'sketch')
      const drawing = await model.sketch(request, run.signal)
      if (!drawing) return
      await keep(stem, async () => {
        await pictures.put(sketchFile(stem), drawing)
        await run.store({}, change(page, { sketch_key: stem }))
      })
    },

    /** @param painted what of the story changes with it, asked when the picture is there */
    async paint(
      page: PicturedPage,
      request: PaintRequest,
      painted: () => StoryChange,
    ): Promise<PictureSize[]> {
      await begin(page)
      const stem = pictureStem(salt, page.page_number, 'picture')
      const sizes = await model.paint(request, run.context)
      await keep(stem, async () => {
        for (const { width, data } of sizes) await pictures.put(pictureFile(stem, width), data)
        await run.store(painted(), change(page, { image_key: stem }))
      })
      return sizes
    },

    /** An attempt that says nothing against the page: the vendor was away. */
    async takeBack(page: PicturedPage): Promise<void> {
      await run.store({}, change(page, { image_attempts: sql`greatest(image_attempts - 1, 0)` }))
    },
  }
}
