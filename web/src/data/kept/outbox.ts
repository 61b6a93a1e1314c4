import type { FavoriteToggle } from '@moonpage/contract/favorites'
import type { RatingStats } from '@moonpage/contract/ratings'
import { answerPath, keptDb, type OutboxEntry, ratingsPath } from '../../lib/kept-db.ts'
import { ApiError } from '../api-error.ts'
import { currentSession } from '../session-store.ts'
import { copies, keptBook, patchAnswer } from './kept-books.ts'

let onAdded = () => {}

/** @param listener called when something waits to be sent */
export const whenAdded = (listener: () => void): void => void (onAdded = listener)

/** Stores a change until the server can be reached; a newer one of the same book takes its place. */
async function addEntry(entry: OutboxEntry): Promise<void> {
  const tx = (await keptDb()).transaction('outbox', 'readwrite')
  for (const { number, kind, story, person } of await tx.store.getAll())
    if (number !== undefined && kind === entry.kind && story === entry.story && person === entry.person)
      await tx.store.delete(number)
  await tx.store.add(entry)
  await tx.done
  onAdded()
}

/** @throws the error, unless the server cannot be reached and the person has kept the book */
async function keptBy(story: string, error: unknown): Promise<string> {
  const person = currentSession().user?.id
  if (!person || !(error instanceof ApiError && error.status === 0)) throw error
  for (const copy of copies) if (await keptBook(person, copy, story)) return person
  throw error
}

async function patchStory(person: string, story: string, change: Record<string, unknown>): Promise<void> {
  for (const copy of copies)
    if (await keptBook(person, copy, story))
      await patchAnswer([person, copy, story], answerPath(copy, story), (answer) => ({
        ...answer,
        ...change,
      }))
}

/**
 * Makes a kept book a favorite once the server can be reached, or takes it away.
 * @param error why it could not be done at once
 * @throws that error, for other books
 */
export async function storeFavorite(story: string, to: boolean, error: unknown): Promise<FavoriteToggle> {
  const person = await keptBy(story, error)
  await addEntry({ person, story, kind: 'favorite', to })
  await patchStory(person, story, { is_favorited: to })
  return { is_favorited: to, action: to ? 'added' : 'removed' }
}

/** As `storeFavorite`, for the own rating. @param to null: removed @param expected the statistics with it */
export async function storeRating(
  story: string,
  to: number | null,
  expected: RatingStats,
  error: unknown,
): Promise<void> {
  const person = await keptBy(story, error)
  await addEntry({ person, story, kind: 'rating', to })
  const { average_rating, rating_count } = expected
  await patchStory(person, story, { average_rating, rating_count })
  await patchAnswer([person, 'public', story], ratingsPath(story), () => expected)
}

type Send = (entry: OutboxEntry) => Promise<void>

/**
 * Sends what this person did without the server, in that order. What the server refuses for good is dropped, as it would have been
 * at once.
 * @returns how many were sent
 * @throws where the server cannot be reached; the rest stays for the next time
 */
export async function sendOutbox(person: string, send: Send): Promise<number> {
  const db = await keptDb()
  let sent = 0
  // In one tab: each is sent once.
  await navigator.locks.request('moonpage.outbox', async () => {
    for (const entry of await db.getAll('outbox')) {
      if (entry.person !== person || entry.number === undefined) continue
      await send(entry).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.isFinal && error.status !== 401)) throw error
      })
      await db.delete('outbox', entry.number)
      sent += 1
    }
  })
  return sent
}
