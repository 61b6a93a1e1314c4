import { bookCache } from '../../lib/kept-db.ts'
import { ApiError, messageOf } from '../api-error.ts'
import { checkConnectivity } from '../connectivity.ts'
import { currentSession } from '../session-store.ts'
import { fillBookCache } from './fill-book-cache.ts'
import { changeBook, keptBook, keptBooks, keyOf, removeBook, type KeptBook } from './kept-books.ts'

const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && !error.isFinal)

const isQuotaError = (error: unknown): boolean => (error as Error).name === 'QuotaExceededError'

/** @returns how many bytes a book lacks on this device */
async function missingBytes({ bytes, kept_bytes }: KeptBook): Promise<number> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate()
  return Math.max(1, bytes - kept_bytes - Math.max(0, quota - usage))
}

/** What a failure means for a book. */
async function noteFailure(book: KeptBook, error: unknown): Promise<void> {
  const key = keyOf(book)
  if (error instanceof ApiError && error.status === 404) return removeBook(...key)
  if (isQuotaError(error)) {
    const now = (await keptBook(...key)) ?? book
    await changeBook(key, { state: 'paused', missing_bytes: await missingBytes(now) })
  } else if (isNetworkError(error)) {
    await changeBook(key, { state: 'stopped' })
    void checkConnectivity()
  } else await changeBook(key, { state: 'paused', trouble: messageOf(error) })
}

/** Deletes the files of a book that was removed while it was kept: they may have come after that. */
async function dropRemoved(book: KeptBook): Promise<void> {
  const key = keyOf(book)
  if (!(await keptBook(...key))) await caches.delete(bookCache(...key))
}

/** @returns the next book to be kept, one that was begun first */
async function nextBook(person: string): Promise<KeptBook | undefined> {
  const books = await keptBooks(person)
  return books.find(({ state }) => state === 'keeping') ?? books.find(({ state }) => state === 'waiting')
}

async function keepAll(): Promise<void> {
  for (;;) {
    const person = currentSession().user?.id
    const book = person && (await nextBook(person))
    if (!book || currentSession().user?.child_view) return
    await changeBook(keyOf(book), { state: 'keeping' })
    try {
      await fillBookCache(book)
    } catch (error) {
      await noteFailure(book, error)
      // The others would fail, too.
      if (isNetworkError(error)) return
    } finally {
      await dropRemoved(book)
    }
  }
}

let isRunning = false

/** Keeps one book after another, in one tab of this browser. */
export async function runKeeper(): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    await navigator.locks.request('moonpage.keeper', { ifAvailable: true }, (lock) =>
      lock ? keepAll() : undefined,
    )
  } finally {
    isRunning = false
  }
}

/** Goes on with what stopped without a network. */
export async function resumeStopped(person: string): Promise<void> {
  for (const book of await keptBooks(person))
    if (book.state === 'stopped') await changeBook(keyOf(book), { state: 'waiting' })
  await runKeeper()
}
