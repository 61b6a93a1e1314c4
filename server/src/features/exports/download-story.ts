import { fillNames } from '@moonpage/contract/names'
import type { ownDownloadFormats } from '@moonpage/contract/story-tools'
import type { FastifyReply } from 'fastify'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import { givenNames } from '../../core/stories/reader-names.ts'
import { storyPages } from '../../core/stories/story-rows.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { problem } from '../../lib/problem.ts'
import { writeAudiobook } from './audiobook.ts'
import { attachmentNamed } from './file-name.ts'
import { ownStory, storedPrintFile } from './print-file/print-files.ts'
import { nameFile, sendBook, type BookDeps, type BookNarration } from './send-book.ts'
import { downloadsByAccount, printsByAccount } from './download-limits.ts'

/** Reads the pages of the caller's story aloud; see features/narration/narrate-book.ts. */
export type NarrateBook = (
  owner: Owner,
  book: { id: string; narrator: string | null; pageNumbers: readonly number[] },
) => Promise<BookNarration[]>

type Deps = BookDeps & { rateLimit: RateLimiter; narrateBook: NarrateBook }

type Wanted = {
  id: string
  format: (typeof ownDownloadFormats)[number]
  /** Who reads in an EPUB or audiobook. */
  narrator: string | undefined
  reply: FastifyReply
}

/** The caller's story as a file, with its given names. @throws 404 unless it is theirs, 409 if it is not finished */
export async function downloadStory(deps: Deps, caller: Owner, { id, format, narrator, reply }: Wanted) {
  const row = await ownStory(deps.db, caller, id)
  if (!row.completed_at) throw problem('not_whole', 409, 'This story can be downloaded once it is finished')
  await deps.rateLimit(downloadsByAccount, caller.accountId)
  if (format === 'print-shop') {
    const stored = await storedPrintFile(deps.db, row)
    if (stored) {
      nameFile(reply, { title: fillNames(row.title, givenNames(row)) }, format)
      return stored
    }
    await deps.rateLimit(printsByAccount, caller.accountId)
  }
  const isReadAloud = format === 'audiobook' || (format === 'epub' && narrator !== undefined)
  const pageNumbers = isReadAloud
    ? (await storyPages(deps.db.kysely, id)).map((page) => page.page_number)
    : []
  const narration = isReadAloud
    ? await deps.narrateBook(caller, { id, narrator: narrator ?? null, pageNumbers })
    : []
  if (format !== 'audiobook') return sendBook(deps, { row, isFamily: true, format, reply, narration })
  if (narration.length === 0)
    throw problem('narration_unavailable', 409, 'None of our voices can read this story yet.')
  const title = fillNames(row.title, givenNames(row))
  reply.type('application/zip')
  reply.header('content-disposition', attachmentNamed(title, 'zip'))
  const pages = narration.map(({ narration: { page_number: number, name }, file }) => ({
    number,
    file,
    narrator: name,
  }))
  return writeAudiobook(deps.pictures, { title, pages, now: new Date() })
}
