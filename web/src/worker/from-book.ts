import { bookCache, bookCachePrefix, keptDb } from '../lib/kept-db.ts'
import { personOf, secondsLeft } from '../lib/token-claims.ts'

/** A story, its narrators, a page of it that is read aloud, and its ratings. */
const answerOf =
  /^\/api\/v1\/(stories|public|ratings\/story)\/([\w-]+)(?:\/narrators|\/pages\/\d+\/narration)?$/
const file = /^\/static\/(?:images|audio)\//

/** Whether a kept book may have an answer for a path. */
export const isOfBook = (path: string): boolean => answerOf.test(path) || file.test(path)

/** How long a session lasts without its server: contract/src/retention.ts. */
const sessionSeconds = 30 * 86_400

/** The answer of a kept book; undefined where it was not kept, or not by who asks, or is hidden from the child in whose view it is. */
async function keptAnswer(request: Request, path: string): Promise<Response | undefined> {
  const [, kind, id = ''] = answerOf.exec(path) ?? []
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  const person = personOf(token)
  if (!person || secondsLeft(token) < -sessionSeconds) return
  const copy = kind === 'stories' ? 'own' : 'public'
  const db = await keptDb()
  const book = await db.get('books', [person, copy, id])
  const child = await db.get('views', person)
  if (!book || (child && (copy === 'public' || book.hidden_from.includes(child)))) return
  return (await caches.open(bookCache(person, copy, id))).match(path)
}

/** A kept file. Of a picture one width is kept, which does for all. */
async function keptFile(path: string): Promise<Response | undefined> {
  const names = [path, ...[960, 480, 1536].map((width) => path.replace(/-\d+\.webp$/, `-${width}.webp`))]
  for (const name of new Set(names)) {
    const found = await caches.match(name)
    if (found) return found
  }
}

/** Safari asks for parts of audio files, and plays nothing that comes as a whole. */
async function partOf(whole: Response, range: string): Promise<Response> {
  const blob = await whole.blob()
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  const start = from === '' ? Math.max(0, blob.size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? blob.size : Math.min(blob.size, Number(to) + 1)
  if (start >= end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } })
  return new Response(blob.slice(start, end), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      'content-range': `bytes ${start}-${end - 1}/${blob.size}`,
    },
  })
}

/** What a kept book answers in place of the server. */
export async function fromBook(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (!file.test(pathname)) return keptAnswer(request, pathname)
  // Whoever keeps a file wants the server's.
  if (request.headers.has('authorization')) return
  const whole = await keptFile(pathname)
  const range = request.headers.get('range')
  return whole && range ? partOf(whole, range) : whole
}

/** Whether anything is kept. */
export const hasBooks = async (): Promise<boolean> =>
  (await caches.keys()).some((name) => name.startsWith(bookCachePrefix))
