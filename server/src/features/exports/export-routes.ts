import { buffer } from 'node:stream/consumers'
import { downloadPublicStory } from '@moonpage/contract/feed'
import { type DownloadFormat, downloadStory } from '@moonpage/contract/story-tools'
import type { FastifyReply } from 'fastify'
import { storyNotFound } from '../../core/stories/find-own.ts'
import { pictureFile } from '../../core/stories/picture-files.ts'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import { isFindable, storyCards, storyPages, type StoryCardRow } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller, Serve } from '../../infra/http/route-server.ts'
import type { Limit, Throttle } from '../../infra/http/throttle.ts'
import { pictureWidths, type ImageModel } from '../../infra/image-model/image-model.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { toldUnavailable } from '../../infra/storage/unavailable.ts'
import { isId } from '../../lib/ids.ts'
import { networkOf } from '../../lib/network-of.ts'
import { refuse } from '../../lib/refusal.ts'
import { bookOf, coverKey } from './book.ts'
import { attachmentNamed } from './file-name.ts'
import type { Press } from './press/press.ts'

// Each is a second of computing.
const downloadsByAccount: Limit = { what: 'download', hits: 30, seconds: 3600 }
/** Of whoever is not signed in: a network may be a whole house. */
const downloadsByNetwork: Limit = { what: 'download-network', hits: 60, seconds: 3600 }

const types: Record<DownloadFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
}

type Deps = {
  db: Database
  pictures: PictureStore
  press: Press
  imageModel: Pick<ImageModel, 'cover'>
  throttle: Throttle
}

export function exportRoutes(serve: Serve, { db, pictures, press, imageModel, throttle }: Deps): void {
  /** @param isFamily whether names, and the dedication, are as the parent gave them */
  async function send(reply: FastifyReply, row: StoryCardRow, isFamily: boolean, format: DownloadFormat) {
    const names = isFamily ? givenNames(row) : standInNames(row)
    const pages = await storyPages(db.kysely, row.id)
    const cover = pages.some((page) => page.image_key) ? await coverOf(row.id) : null
    const book = bookOf(row, pages, names, { isFamily, cover })
    await readable(pages)
    reply.type(types[format])
    reply.header('content-disposition', attachmentNamed(book.title, format))
    return press.print(book, format, (key) =>
      key === coverKey && cover ? cover.paint() : largestPicture(pictures, key),
    )
  }

  /** A book without its pictures is none: better said before it begins. */
  async function readable(pages: Awaited<ReturnType<typeof storyPages>>): Promise<void> {
    const key = pages.find((page) => page.image_key)?.image_key
    const found = key && (await pictures.read(pictureFile(key, pictureWidths[0])).catch(toldUnavailable))
    if (found) found.stream.destroy()
  }

  async function coverOf(id: string) {
    const plan = await db.kysely
      .selectFrom('stories')
      .select(['outline', 'image_model'])
      .where('id', '=', id)
      .executeTakeFirst()
    // Painted by another hand, it would not be the same book.
    if (!plan?.outline || plan.image_model !== null) return null
    const pages = await db.kysely
      .selectFrom('story_pages')
      .select(['page_number', 'scene'])
      .where('story_id', '=', id)
      .orderBy('page_number')
      .execute()
    return imageModel.cover({ outline: plan.outline, pages })
  }

  const cards = (id: string, caller: Caller | null) =>
    isId(id) ? storyCards(db.kysely, caller).where('stories.id', '=', id) : undefined

  serve(downloadStory, async ({ params, query, caller, reply }) => {
    const row = await cards(params.id, caller)?.where('owner_id', '=', caller.accountId).executeTakeFirst()
    if (!row) throw storyNotFound()
    if (!row.completed_at) throw refuse('not_whole', 409, 'This story can be downloaded once it is finished')
    await throttle(downloadsByAccount, caller.accountId)
    return send(reply, row, true, query.format)
  })

  serve(downloadPublicStory, async ({ params, query, caller, reply, request }) => {
    if (caller) await throttle(downloadsByAccount, caller.accountId)
    else await throttle(downloadsByNetwork, networkOf(request.ip))
    const row = await cards(params.id, caller)?.where(isFindable).executeTakeFirst()
    if (!row) throw storyNotFound()
    // Its owner has the public copy here, too; their own is among their stories.
    return send(reply, row, row.include_names, query.format)
  })
}

/** As large as it was painted; null when it is gone, as when another took its place a moment ago. */
async function largestPicture(pictures: PictureStore, key: string): Promise<Uint8Array | null> {
  for (const width of pictureWidths.toReversed()) {
    const found = await pictures.read(pictureFile(key, width))
    if (found) return buffer(found.stream)
  }
  return null
}
