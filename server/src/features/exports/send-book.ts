import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Narration } from '@moonpage/contract/narration'
import type { FastifyReply } from 'fastify'
import { pictureFile } from '../../core/stories/picture-files.ts'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import { storyPages, type StoryCardRow } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { pictureWidths, type ImageModel } from '../../infra/image-model/image-model.ts'
import { isAudioFile, type PictureStore } from '../../infra/storage/picture-store.ts'
import { toUnavailableProblem } from '../../infra/storage/storage-errors.ts'
import { bookOf, coverKey, type Book } from './book.ts'
import { coloringBook } from './coloring-book.ts'
import { attachmentNamed } from './file-name.ts'
import { printBook } from './print/print-book.ts'
import type { ExportPool } from './worker-pool/export-pool.ts'
import type { BookFormat } from './worker-pool/worker-messages.ts'

const pdf = { type: 'application/pdf', ending: 'pdf' }
const files: Record<BookFormat, { type: string; ending: string }> = {
  pdf,
  'booklet-a4': { ...pdf, ending: 'booklet.pdf' },
  'booklet-letter': { ...pdf, ending: 'booklet.pdf' },
  coloring: { ...pdf, ending: 'coloring.pdf' },
  'print-shop': { type: 'application/zip', ending: 'print-shop.zip' },
  epub: { type: 'application/epub+zip', ending: 'epub' },
}

export function nameFile(reply: FastifyReply, { title }: { title: string }, format: BookFormat): void {
  const { type, ending } = files[format]
  reply.type(type)
  reply.header('content-disposition', attachmentNamed(title, ending))
}

export type BookDeps = {
  db: Database
  pictures: PictureStore
  exportPool: ExportPool
  imageModel: Pick<ImageModel, 'cover' | 'drawLines' | 'paintForPrint' | 'paintAlone'>
}

type WantedBook = {
  row: StoryCardRow
  /** Whether names and dedication are those that the parent typed. */
  isFamily: boolean
  format: BookFormat
  /** The pages read aloud; none in a silent book. */
  narration?: readonly BookNarration[]
  /** Called after each picture. */
  onPicture?: () => Promise<void>
}

/** Streams a story as the answer to a request. */
export async function sendBook(deps: BookDeps, { reply, ...wanted }: WantedBook & { reply: FastifyReply }) {
  const { book, stream } = await openBook(deps, wanted)
  nameFile(reply, book, wanted.format)
  return stream
}

/** Begins to write a story as a file. @returns what is in it, too */
export async function openBook(
  { db, pictures, exportPool, imageModel }: BookDeps,
  { row, isFamily, format, narration = [], onPicture }: WantedBook,
): Promise<{ book: Book; stream: Readable }> {
  const names = isFamily ? givenNames(row) : standInNames(row)
  const pages = await storyPages(db.kysely, row.id)
  const start = (book: Book, read: (key: string) => Promise<Uint8Array | null>) => ({
    book,
    stream: exportPool.exportBook(book, format, async (key) => {
      const picture = await read(key)
      await onPicture?.()
      return picture
    }),
  })
  if (format === 'coloring') {
    const silent = bookOf(row, pages, names, { isFamily, cover: null })
    const { book, draw } = await coloringBook({ db, imageModel }, silent, pages, names)
    return start(book, draw)
  }
  const cover = pages.some((page) => page.image_key) ? await coverOf({ db, imageModel }, row.id) : null
  const silent = bookOf(row, pages, names, { isFamily, cover })
  const book = narration.length === 0 ? silent : { ...silent, narration: narrationOf(narration) }
  const print = format === 'print-shop' ? await printBook({ db, imageModel }, silent, cover) : null
  if (print) return start(print.book, print.paint)
  await assertReadable(pictures, pages)
  return start(book, (key) =>
    isAudioFile(key)
      ? storedAudio(pictures, key)
      : key === coverKey && cover
        ? cover.paint()
        : largestPicture(pictures, key),
  )
}

/** A page as the feature narration reads it aloud. */
export type BookNarration = { narration: Narration; file: string }

const narrationOf = (pages: readonly BookNarration[]): NonNullable<Book['narration']> => ({
  narrators: [...new Set(pages.map(({ narration }) => narration.name))],
  pages: new Map(
    pages.map(({ narration, file }) => [
      narration.page_number,
      { file, durationMs: narration.duration_ms, words: narration.words },
    ]),
  ),
})

async function storedAudio(pictures: PictureStore, file: string): Promise<Uint8Array | null> {
  const found = await pictures.read(file)
  return found && buffer(found.stream)
}

/** Fail before the response begins: without its pictures the book is incomplete. */
async function assertReadable(
  pictures: PictureStore,
  pages: Awaited<ReturnType<typeof storyPages>>,
): Promise<void> {
  const key = pages.find((page) => page.image_key)?.image_key
  const found = key && (await pictures.read(pictureFile(key, pictureWidths[0])).catch(toUnavailableProblem))
  if (found) found.stream.destroy()
}

async function coverOf({ db, imageModel }: Pick<BookDeps, 'db' | 'imageModel'>, id: string) {
  const plan = await db.kysely
    .selectFrom('stories')
    .select(['outline', 'image_model'])
    .where('id', '=', id)
    .executeTakeFirst()
  // A cover in another style would not match the book.
  if (!plan?.outline || plan.image_model !== null) return null
  const pages = await db.kysely
    .selectFrom('story_pages')
    .select(['page_number', 'scene'])
    .where('story_id', '=', id)
    .orderBy('page_number')
    .execute()
  return imageModel.cover({ outline: plan.outline, pages })
}

/** The largest size; null if the file is gone, for instance because it was just replaced. */
async function largestPicture(pictures: PictureStore, key: string): Promise<Uint8Array | null> {
  for (const width of pictureWidths.toReversed()) {
    const found = await pictures.read(pictureFile(key, width))
    if (found) return buffer(found.stream)
  }
  return null
}
