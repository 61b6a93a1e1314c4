import { buffer } from 'node:stream/consumers'
import { isUnfinished } from '@moonpage/contract/progress'
import type { Kysely, Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { pictureWidths } from '../../infra/image-model/image-model.ts'
import type { HandledJob, Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { dropDraft } from './drafts.ts'
import { nextSalt, pictureFile, pictureStem, sketchFile } from './picture-files.ts'
import { copyAudio, storeNewAudioNames } from './rename-audio.ts'
import { enqueueRemovePictures } from './remove-pictures-job.ts'

type RenameDeps = { db: Database; queue: Queue; pictures: PictureStore }

/** Renames the pictures and audio files of a story, so that the old addresses stop working. */
export const renamePicturesJob: HandledJob<{ story_id: string }, RenameDeps> = {
  name: 'rename-pictures',
  payload: z.object({ story_id: z.string() }),
  // A picture store may be down for days.
  retry: { delaySeconds: 2, maxDelaySeconds: 60, limit: 50_000 },
  handle: (deps, { story_id }) => renamePictures(deps, story_id),
}

/** For a story that others may no longer read, in the transaction that makes it private. */
export const enqueueRenamePictures = async (
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  storyId: string,
): Promise<void> => void (await queue.send(tx, renamePicturesJob, { story_id: storyId }))

const readStory = (db: Kysely<Tables>, storyId: string) =>
  db.selectFrom('stories').select(['picture_salt', 'generation_status']).where('id', '=', storyId)

const readPages = (db: Kysely<Tables>, storyId: string) =>
  db
    .selectFrom('story_pages')
    .select(['page_number', 'image_key', 'sketch_key'])
    .where('story_id', '=', storyId)
    .execute()

/** Handler of the job. @throws while the story is being generated, or if its pictures are missing */
export async function renamePictures({ db, queue, pictures }: RenameDeps, storyId: string): Promise<void> {
  const story = await readStory(db.kysely, storyId).executeTakeFirst()
  if (!story) return
  if (isUnfinished(story.generation_status)) throw new Error('the story is being generated')
  const salt = nextSalt(story.picture_salt)
  let copied = 0
  const copy = async (from: string, to: string) => {
    const file = await pictures.read(from)
    if (!file) return
    await pictures.put(to, await buffer(file.stream))
    copied += 1
  }
  const pages = await readPages(db.kysely, storyId)
  const renamed = pages.map((page) => ({
    ...page,
    new_image_key: page.image_key && pictureStem(salt, page.page_number, 'picture'),
    new_sketch_key: page.sketch_key && pictureStem(salt, page.page_number, 'sketch'),
  }))
  for (const page of renamed) {
    if (page.image_key && page.new_image_key)
      for (const width of pictureWidths)
        await copy(pictureFile(page.image_key, width), pictureFile(page.new_image_key, width))
    if (page.sketch_key && page.new_sketch_key)
      await copy(sketchFile(page.sketch_key), sketchFile(page.new_sketch_key))
  }
  const audio = await copyAudio({ db, pictures }, storyId, salt)
  // As with a misconfigured bucket: renaming would lose the addresses of the real files.
  if (copied === 0 && newStems(renamed).length > 0) throw new Error('no picture of the story was found')
  await db.kysely.transaction().execute(async (tx) => {
    const now = await readStory(tx, storyId).forUpdate().executeTakeFirst()
    // The story was deleted meanwhile. The deletion knows the files of its current salt, but these belong to the next
    // one.
    if (!now) return enqueueRemovePictures({ tx, queue }, newStems(renamed))
    if (isUnfinished(now.generation_status) || !now.picture_salt.equals(story.picture_salt))
      throw new Error('the story changed during the renaming')
    await storeNewNames({ tx, queue }, storyId, salt, renamed)
    await storeNewAudioNames({ tx, queue }, audio)
  })
}

type RenamedPage = Awaited<ReturnType<typeof readPages>>[number] & {
  new_image_key: string | null
  new_sketch_key: string | null
}

const isStem = (stem: string | null): stem is string => stem !== null
const newStems = (pages: readonly RenamedPage[]) =>
  pages.flatMap((page) => [page.new_image_key, page.new_sketch_key]).filter(isStem)

async function storeNewNames(
  { tx, queue }: { tx: Transaction<Tables>; queue: Queue },
  storyId: string,
  salt: Buffer,
  pages: readonly RenamedPage[],
): Promise<void> {
  // A failed draft refers to the old files.
  await dropDraft({ tx, queue }, storyId)
  for (const page of pages)
    await tx
      .updateTable('story_pages')
      .set({ image_key: page.new_image_key, sketch_key: page.new_sketch_key })
      .where('story_id', '=', storyId)
      .where('page_number', '=', page.page_number)
      .execute()
  await tx.updateTable('stories').set({ picture_salt: salt }).where('id', '=', storyId).execute()
  const old = pages.flatMap((page) => [page.image_key, page.sketch_key]).filter(isStem)
  await enqueueRemovePictures({ tx, queue }, old)
}
