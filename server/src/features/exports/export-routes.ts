import { buffer } from 'node:stream/consumers'
import * as contract from '@moonpage/contract/story-tools'
import { storyNotFound } from '../../core/stories/find-own.ts'
import { pictureFile } from '../../core/stories/picture-files.ts'
import { givenNames } from '../../core/stories/reader-names.ts'
import { storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Limit, Throttle } from '../../infra/http/throttle.ts'
import { pictureWidths } from '../../infra/image-model/image-model.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { isId } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'
import { bookOf } from './book.ts'
import { attachmentNamed } from './file-name.ts'
import type { Press } from './press/press.ts'

// Each is a second of computing.
const downloadsByAccount: Limit = { what: 'download', hits: 30, seconds: 3600 }

const types: Record<contract.DownloadFormat, string> = {
  pdf: 'application/pdf',
  epub: 'application/epub+zip',
}

type Deps = { db: Database; pictures: PictureStore; press: Press; throttle: Throttle }

export function exportRoutes(serve: Serve, { db, pictures, press, throttle }: Deps): void {
  serve(contract.downloadStory, async ({ params, query, caller, reply }) => {
    const row = isId(params.id)
      ? await storyCards(db.kysely, caller)
          .where('stories.id', '=', params.id)
          .where('owner_id', '=', caller.accountId)
          .executeTakeFirst()
      : undefined
    if (!row) throw storyNotFound()
    if (!row.completed_at) throw refuse('not_whole', 409, 'This story can be downloaded once it is finished')
    await throttle(downloadsByAccount, caller.accountId)
    const pages = await storyPages(db.kysely, row.id)
    const book = bookOf(row, pages, givenNames(row), { isFamily: true })
    reply.type(types[query.format])
    reply.header('content-disposition', attachmentNamed(book.title, query.format))
    return press.print(book, query.format, (key) => largestPicture(pictures, key))
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
