import { sql, type Selectable, type UpdateObject } from 'kysely'
import { filesOf, enqueueRemovePictures } from '../../core/stories/remove-pictures-job.ts'
import { pictureFile, pictureStem, sketchFile } from '../../core/stories/picture-files.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Painted } from '../../infra/image-model/image-model.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import type { GenerationRun, StoryChange } from './generation-run.ts'
import type { GenerationTarget } from './generation-target.ts'

type PageChange = UpdateObject<Tables, 'story_pages'>

/** What is known of a page that has a picture, or is to have one. */
export const pageWithPicture = [
  'page_number',
  'scene',
  'has_image',
  'sketch_key',
  'image_key',
  'image_attempts',
  'image_variation',
] as const
export type PageWithPicture = Pick<Selectable<Tables['story_pages']>, (typeof pageWithPicture)[number]>

/** Stores what is made of the pictures of a story's pages. */
export function pictureWriter(
  run: GenerationRun,
  { pictures, queue }: { pictures: PictureStore; queue: Queue },
  { salt, pages: table }: Pick<GenerationTarget, 'salt' | 'pages'>,
) {
  const change = (page: PageWithPicture, set: PageChange) => (tx: GenerationRun['db']) =>
    tx
      .updateTable(table)
      .set(set)
      .where('story_id', '=', run.storyId)
      .where('page_number', '=', page.page_number)
      .execute()
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

  // Files have no attempt: a worker that slept past its lease must not put its picture in place of a newer one.
  async function putOwn(file: string, data: Uint8Array): Promise<void> {
    await run.ensureOwn()
    await pictures.put(file, data)
  }

  return {
    /** To be stored before each try, so that one that ends the process is not tried for ever. */
    async begin(page: PageWithPicture): Promise<void> {
      await run.store({}, change(page, { image_attempts: sql`image_attempts + 1` }))
    },
    /** A try that says nothing against the page: the provider was away. */
    async takeBack(page: PageWithPicture): Promise<void> {
      await run.store({}, change(page, { image_attempts: sql`greatest(image_attempts - 1, 0)` }))
    },
    async keepSketch(page: PageWithPicture, drawing: Uint8Array): Promise<void> {
      const stem = pictureStem(salt, page.page_number, 'sketch')
      await keep(stem, async () => {
        await putOwn(sketchFile(stem), drawing)
        await run.store({}, change(page, { sketch_key: stem }))
      })
    },
    /** Has drawings removed that an attempt may have put and, killed right then, never stored. */
    async dropSketches(pageNumbers: readonly number[]): Promise<void> {
      const stems = pageNumbers.map((page) => pictureStem(salt, page, 'sketch'))
      await run.store({}, (tx) => enqueueRemovePictures({ tx, queue }, stems))
    },
    /** @param painted what of the story changes with it, asked when the files are there */
    async keepPicture(
      page: PageWithPicture,
      { sizes, focus }: Painted,
      painted: () => StoryChange,
    ): Promise<void> {
      const stem = pictureStem(salt, page.page_number, 'picture')
      await keep(stem, async () => {
        for (const { width, data } of sizes) await putOwn(pictureFile(stem, width), data)
        const image_focus = focus && JSON.stringify(focus)
        await run.store(painted(), change(page, { image_key: stem, image_focus }))
      })
    },
  }
}
