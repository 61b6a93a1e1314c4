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

/** What the painter knows of a page that has, or is to have, a picture. */
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

/** Stores the pictures of a story's pages. */
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
   * If the story was deleted meanwhile, removes the files just written: its deletion may have run before. If it runs
   * later it finds them.
   */
  async function storePicture(stem: string, put: () => Promise<void>): Promise<void> {
    try {
      await put()
    } catch (error) {
      if (!(await storyExists())) await pictures.remove(filesOf(stem))
      throw error
    }
  }

  // Files are not fenced: a worker that lost its lease must not overwrite a newer picture.
  async function putFenced(file: string, data: Uint8Array): Promise<void> {
    await run.ensureOwn()
    await pictures.put(file, data)
  }

  return {
    /** Stored before each try, so that a picture that crashes the process is not tried forever. */
    async begin(page: PageWithPicture): Promise<void> {
      await run.store({}, change(page, { image_attempts: sql`image_attempts + 1` }))
    },
    /** Undoes a try that failed because of the provider. */
    async takeBack(page: PageWithPicture): Promise<void> {
      await run.store({}, change(page, { image_attempts: sql`greatest(image_attempts - 1, 0)` }))
    },
    async keepSketch(page: PageWithPicture, drawing: Uint8Array): Promise<void> {
      const stem = pictureStem(salt, page.page_number, 'sketch')
      await storePicture(stem, async () => {
        await putFenced(sketchFile(stem), drawing)
        await run.store({}, change(page, { sketch_key: stem }))
      })
    },
    /** Deletes sketches that an attempt may have written without storing them in a row before it was killed. */
    async dropSketches(pageNumbers: readonly number[]): Promise<void> {
      const stems = pageNumbers.map((page) => pictureStem(salt, page, 'sketch'))
      await run.store({}, (tx) => enqueueRemovePictures({ tx, queue }, stems))
    },
    /** @param painted further changes to the story, evaluated once the files are written */
    async keepPicture(
      page: PageWithPicture,
      { sizes, focus }: Painted,
      painted: () => StoryChange,
      kind: 'picture' | 'repainted' = 'picture',
    ): Promise<void> {
      const stem = pictureStem(salt, page.page_number, kind)
      await storePicture(stem, async () => {
        for (const { width, data } of sizes) await putFenced(pictureFile(stem, width), data)
        const image_focus = focus && JSON.stringify(focus)
        await run.store(painted(), async (tx) => {
          await change(page, { image_key: stem, image_focus })(tx)
          if (kind === 'repainted')
            await enqueueRemovePictures({ tx, queue }, [pictureStem(salt, page.page_number, 'picture')])
        })
      })
    },
  }
}
