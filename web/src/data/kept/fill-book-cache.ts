import type { BookFiles } from '@moonpage/contract/kept-books'
import type { Narration } from '@moonpage/contract/narration'
import * as routes from 'virtual:routes'
import { answerPath, bookCache, ratingsPath } from '../../lib/kept-db.ts'
import { local } from '../../lib/storage.ts'
import { accessToken, call } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { changeBook, keyOf, type KeptBook } from './kept-books.ts'
import { keepFiles } from './keep-files.ts'
import { workerReady } from './register-worker.ts'

/** In pixels, how wide the reader shows a picture on this screen (features/reader/story-picture.tsx). */
export const pictureWidth = (): number =>
  Math.ceil(screen.width * (screen.width < 900 ? 0.66 : 0.62) * devicePixelRatio)

/** A voice of the device needs no audio. */
const wantsAudio = (person: string): boolean =>
  !local.get(`moonpage.reader.voice.${person}`)?.startsWith('device:')

const authorization = async (): Promise<string> => `Bearer ${(await accessToken()) ?? ''}`

/** Has each page read aloud, because a whole book takes longer than a request may. @returns whether it was not stopped */
async function prepareVoice({ copy, id }: KeptBook, pages: number[], goesOn: () => Promise<boolean>) {
  const route = copy === 'own' ? routes.getNarration : routes.getPublicNarration
  for (const page_number of pages) {
    if (!(await goesOn())) return false
    await call(route, { params: { id, page_number } }).catch((error: unknown) => {
      // No voice can read this page.
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
  }
  return true
}

/** Who reads most pages. */
function voiceOf(narrations: readonly Narration[]): KeptBook['voice'] {
  const byNarrator = Object.values(Object.groupBy(narrations, ({ narrator_id }) => narrator_id))
  const [most] = byNarrator.toSorted((one, other) => (other?.length ?? 0) - (one?.length ?? 0))
  const [first] = most ?? []
  return first ? { source: first.source, name: first.name, face: first.face } : null
}

async function putAnswers(cache: Cache, { copy, id }: KeptBook, list: BookFiles): Promise<Set<string>> {
  const path = answerPath(copy, id)
  // Who reads others' books may rate them.
  const ratings =
    copy === 'public' ? await call(routes.getRatingStats, { params: { story_id: id } }) : undefined
  const answers: [string, unknown][] = [
    ...list.narrations.map((one) => [`${path}/pages/${one.page_number}/narration`, one] as [string, unknown]),
    ...(list.narrators ? [[`${path}/narrators`, list.narrators] as [string, unknown]] : []),
    ...(ratings ? [[ratingsPath(id), ratings] as [string, unknown]] : []),
    [path, list.story],
  ]
  for (const [url, answer] of answers) await cache.put(url, Response.json(answer))
  return new Set(answers.map(([url]) => url))
}

/** Deletes what belonged to an older version. */
async function removeOthers(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
}

/**
 * Keeps a book, or goes on with it; what is here already is not fetched again. The answers come last, so that a book opens only
 * with all its files.
 * @returns whether it is whole; false when it was paused or removed meanwhile
 * @throws ApiError, TypeError without a network, BrokenFileError, and QuotaExceededError without room
 */
export async function fillBookCache(book: KeptBook): Promise<boolean> {
  const { person, copy, id } = book
  const key = keyOf(book)
  const change = async (part: Partial<KeptBook>) => (await changeBook(key, part))?.state === 'keeping'
  const story = await call(copy === 'own' ? routes.getStory : routes.getPublicStory, { params: { id } })
  const read = story.story_pages.filter(({ content }) => content.trim() !== '')
  const facts = {
    title: story.title,
    subject: story.subject,
    pages: story.story_pages.length,
    image_url: story.preview_image_url,
    image_focus: story.preview_image_focus,
  }
  if (!(await change(facts))) return false
  const voice = wantsAudio(person)
  const pages = read.map(({ page_number }) => page_number)
  if (voice && !(await prepareVoice(book, pages, () => change({})))) return false
  const list = await call(copy === 'own' ? routes.listBookFiles : routes.listPublicBookFiles, {
    params: { id },
    query: { width: pictureWidth(), voice: String(voice) },
  })
  const bytesOf = (files: BookFiles['files']) => files.reduce((sum, { bytes }) => sum + bytes, 0)
  const total = {
    bytes: bytesOf(list.files),
    picture_bytes: bytesOf(list.files.filter(({ url }) => url.startsWith('/static/images/'))),
    voice: voiceOf(list.narrations),
    duration_ms: list.narrations.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
  }
  if (!(await change(total))) return false
  const cache = await caches.open(bookCache(...key))
  const isWhole = await keepFiles(cache, list.files, {
    authorization,
    onKept: (kept_bytes) => change({ kept_bytes }),
  })
  if (!isWhole) return false
  const answers = await putAnswers(cache, book, list)
  await removeOthers(cache, new Set([...answers, ...list.files.map(({ url }) => url)]))
  await workerReady()
  await changeBook(key, { state: 'kept', version: list.version, trouble: null, missing_bytes: null })
  return true
}
