import type { BookCopy } from '@moonpage/contract/kept-books'
import { bookCache, bookCachePrefix, type KeptBook, keptDb, type KeptKey } from '../../lib/kept-db.ts'
import { notifyKeptChange } from './kept-changes.ts'

export type { KeptBook, KeptKey }

/** A book that can be kept, as a card or a page shows it. */
export type BookToKeep = Pick<KeptBook, 'copy' | 'id' | 'title' | 'subject' | 'image_url' | 'image_focus'>

export const keyOf = ({ person, copy, id }: Pick<KeptBook, 'person' | 'copy' | 'id'>): KeptKey => [
  person,
  copy,
  id,
]

/** All books of a person on this device, also those on their way; in the order in which they were asked for. */
export const keptBooks = async (person: string): Promise<KeptBook[]> =>
  (await (await keptDb()).getAll('books')).filter((book) => book.person === person)

export const keptBook = async (...key: KeptKey): Promise<KeptBook | undefined> =>
  (await keptDb()).get('books', key)

/** Asks for books to be kept; what is here already is looked at again. */
export async function addBooks(person: string, books: readonly BookToKeep[]): Promise<void> {
  const db = await keptDb()
  const tx = db.transaction('books', 'readwrite')
  for (const book of books) {
    const known = await tx.store.get([person, book.copy, book.id])
    await tx.store.put({
      pages: 0,
      voice: null,
      duration_ms: 0,
      bytes: 0,
      picture_bytes: 0,
      kept_bytes: 0,
      version: '',
      hidden_from: [],
      ...known,
      ...book,
      person,
      state: 'waiting',
      trouble: null,
      missing_bytes: null,
    })
  }
  await tx.done
  notifyKeptChange()
}

/** @returns the book as it is now; undefined if it was removed meanwhile */
export async function changeBook(key: KeptKey, change: Partial<KeptBook>): Promise<KeptBook | undefined> {
  const tx = (await keptDb()).transaction('books', 'readwrite')
  const known = await tx.store.get(key)
  if (known) await tx.store.put({ ...known, ...change })
  await tx.done
  notifyKeptChange()
  return known && { ...known, ...change }
}

/** Removes a book from this device. */
export async function removeBook(...key: KeptKey): Promise<void> {
  await (await keptDb()).delete('books', key)
  await caches.delete(bookCache(...key))
  notifyKeptChange()
}

/**
 * Removes what others than this person kept on this device, and what they did without the server.
 * @param person null: everybody's
 * @returns the books
 */
export async function wipeKept(person: string | null): Promise<KeptBook[]> {
  const tx = (await keptDb()).transaction(['books', 'outbox', 'views'], 'readwrite')
  const removed = (await tx.objectStore('books').getAll()).filter((book) => book.person !== person)
  for (const book of removed) await tx.objectStore('books').delete(keyOf(book))
  for (const { number, ...entry } of await tx.objectStore('outbox').getAll())
    if (entry.person !== person && number !== undefined) await tx.objectStore('outbox').delete(number)
  for (const one of await tx.objectStore('views').getAllKeys())
    if (one !== person) await tx.objectStore('views').delete(one)
  await tx.done
  // Last: what is still being kept looks for its book, and finds none.
  const own = person && `${bookCachePrefix}${person}.`
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((name) => name.startsWith(bookCachePrefix) && !(own && name.startsWith(own)))
      .map((name) => caches.delete(name)),
  )
  notifyKeptChange()
  return removed
}

/** Says in whose view this browser is, for whoever answers in place of the server. */
export async function storeView(person: string, child: string | null): Promise<void> {
  const db = await keptDb()
  await (child ? db.put('views', child, person) : db.delete('views', person))
}

/** Changes the answers that a kept book gives, until the server's next one. */
export async function patchAnswer(
  key: KeptKey,
  path: string,
  change: (answer: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const cache = await caches.open(bookCache(...key))
  const known = await cache.match(path)
  if (known) await cache.put(path, Response.json(change((await known.json()) as Record<string, unknown>)))
}

export const copies: readonly BookCopy[] = ['own', 'public']
