import type { NewStoryRequest } from '@moonpage/contract/story'
import { perUser, perTab } from '../lib/storage.ts'

const storageKey = `${perUser}create.attempt`

/** crypto.randomUUID does not exist over plain HTTP. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

type Attempt = { key: string; body: string }

/** Fallback for browsers without storage. */
let remembered: Attempt | null = null

const storedAttempt = (): Attempt | null => {
  try {
    return JSON.parse(perTab.get(storageKey) ?? 'null') ?? remembered
  } catch {
    return remembered
  }
}

/**
 * The Idempotency-Key for a request: the same for the same request until a story was created, so that a second click, or
 * a retry after a lost response, does not create a second story.
 */
export const idempotencyKey = (request: NewStoryRequest): string => {
  const body = JSON.stringify(request)
  const before = storedAttempt()
  if (before?.body === body) return before.key
  remembered = { key: newKey(), body }
  perTab.set(storageKey, JSON.stringify(remembered))
  return remembered.key
}

/** Call this once a story was created: the same request then creates another one. */
export const clearIdempotencyKey = (): void => {
  remembered = null
  perTab.remove(storageKey)
}
