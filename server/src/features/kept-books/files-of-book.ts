import { createHash } from 'node:crypto'
import type { BookCopy, BookFile, BookFiles } from '@moonpage/contract/kept-books'
import type { Narration, StoryNarrators } from '@moonpage/contract/narration'
import type { Story } from '@moonpage/contract/story'
import { isFindable } from '../../core/stories/story-rows.ts'
import { storyNotFound } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { pictureWidths } from '../../infra/image-model/image-model.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { toUnavailableProblem } from '../../infra/storage/storage-errors.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { bookVersions } from './book-versions.ts'

/** A book of one kind, as its readers get it from other features. */
export type BookSource = {
  /** @throws 404 unless the caller may read it */
  story: (caller: Caller, id: string) => Promise<Story>
  narrators: ((caller: Caller, id: string) => Promise<StoryNarrators>) | null
  /** All pages that a voice can read; what is missing is made. */
  narrations: (caller: Caller, id: string, pageNumbers: readonly number[]) => Promise<Narration[]>
}

export type KeptBookDeps = {
  db: Database
  pictures: PictureStore
  sources: Record<BookCopy, BookSource>
}

export type BookOnScreen = { id: string; width: number; voice: boolean }

/**
 * A finished book with all that belongs to it.
 * @throws 404 unless the caller may read it, 409 if it is not finished
 */
export async function filesOfBook(
  { db, pictures, sources }: KeptBookDeps,
  caller: Caller,
  { id, copy, width, voice }: BookOnScreen & { copy: BookCopy },
): Promise<BookFiles> {
  const source = sources[copy]
  // Before what it is of: a change meanwhile makes another version at the next check.
  const version = await findVersion(db, caller, id, copy)
  const story = await source.story(caller, id)
  const pageNumbers = story.story_pages.filter(({ content }) => content.trim() !== '').map(numberOf)
  const [narrations, narrators] = await Promise.all([
    voice ? source.narrations(caller, id, pageNumbers) : [],
    source.narrators?.(caller, id),
  ])
  const urls = [
    ...story.story_pages.flatMap((page) => page.image_url ?? page.sketch_url ?? []).map(atWidth(width)),
    ...narrations.map(({ audio_url }) => audio_url),
  ]
  const files: BookFile[] = []
  for (const url of urls) {
    const file = await describeFile(pictures, url)
    if (file) files.push(file)
  }
  return { version, story, ...(narrators && { narrators }), narrations, files }
}

const numberOf = ({ page_number: number }: { page_number: number }) => number

async function findVersion(
  { kysely }: Database,
  { familyId }: Caller,
  id: string,
  copy: BookCopy,
): Promise<string> {
  const row = isId(id)
    ? await bookVersions(kysely)
        .select('completed_at')
        .where('stories.id', '=', id)
        .where((eb) => (copy === 'own' ? eb('owner_id', '=', familyId) : isFindable))
        .executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  if (!row.completed_at) throw problem('not_whole', 409, 'This story can be kept once it is finished.')
  return row.version
}

/** The address of a picture in the next larger width of those that are stored; a sketch has one only. */
const atWidth =
  (width: number) =>
  (url: string): string =>
    url.replace(
      /-\d+\.webp$/,
      `-${pictureWidths.find((stored) => stored >= width) ?? pictureWidths.at(-1)}.webp`,
    )

/** @returns null where the store has no such file; the reader shows that it is missing */
async function describeFile(pictures: PictureStore, url: string): Promise<BookFile | null> {
  const found = await pictures.read(url.slice(url.lastIndexOf('/') + 1)).catch(toUnavailableProblem)
  if (!found) return null
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of found.stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { url, bytes, sha256: hash.digest('hex') }
}
