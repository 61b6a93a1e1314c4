import * as z from 'zod/mini'
import { keptBooksLimit } from './kept-books-limit.ts'
import { Narration, StoryNarrators } from './narration.ts'
import { route } from './route.ts'
import { Story, StoryParams } from './story.ts'

/** A picture or audio file of a book. */
export const BookFile = z.object({
  /** Root-relative, as in the story and its narrations. */
  url: z.string(),
  bytes: z.int(),
  /** Of its content, in hexadecimal. */
  sha256: z.string(),
})
export type BookFile = z.infer<typeof BookFile>

/** All that a browser needs to show a book, and read it aloud, without the server. */
export const BookFiles = z.object({
  /** Another one once the book, or what belongs to it, has changed. */
  version: z.string(),
  /** As `GET /stories/{id}` and `GET /public/{id}` answer. */
  story: Story,
  /** Absent for books of other families. */
  narrators: z.optional(StoryNarrators),
  /** Of the pages that a voice can read; empty unless they were asked for. */
  narrations: z.array(Narration),
  /** Pictures of one width, in the order of the pages; then audio. */
  files: z.array(BookFile),
})
export type BookFiles = z.infer<typeof BookFiles>

const query = z.strictObject({
  /** In pixels, of the picture on the screen: of the stored widths the next larger one is listed. */
  width: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
  /** Whether it is to be read aloud; what no voice has read yet is made. */
  voice: z._default(z.stringbool(), false),
})

export const listBookFiles = route({
  method: 'GET',
  path: '/api/v1/stories/{id}/files',
  summary:
    'What a browser needs to keep one of your finished stories: the story, and its files with sizes and hashes',
  failure: 'We couldn’t keep this book.',
  access: 'user',
  params: StoryParams,
  query,
  reply: BookFiles,
})

export const listPublicBookFiles = route({
  method: 'GET',
  path: '/api/v1/public/{id}/files',
  summary: 'What a browser needs to keep a public story: the story, and its files with sizes and hashes',
  failure: 'We couldn’t keep this book.',
  access: 'user',
  params: StoryParams,
  query,
  reply: BookFiles,
})

/** `own`: as the family reads it. `public`: the copy that everybody may read. */
export const bookCopies = ['own', 'public'] as const
export type BookCopy = (typeof bookCopies)[number]

export const KeptBookState = z.object({
  id: z.string(),
  copy: z.enum(bookCopies),
  version: z.string(),
  /** Ids of the family's children who do not see it in their view. */
  hidden_from: z.array(z.string()),
})
export type KeptBookState = z.infer<typeof KeptBookState>

const ids = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(keptBooksLimit))

export const checkKeptBooks = route({
  method: 'POST',
  path: '/api/v1/kept-books',
  summary:
    'Which of the books that a browser keeps may still be read, and in which version; those that are not in the reply may not',
  failure: 'We couldn’t check the books on this device.',
  access: 'user',
  childView: true,
  body: z.strictObject({ own: ids, public: ids }),
  reply: z.object({ books: z.array(KeptBookState) }),
})
