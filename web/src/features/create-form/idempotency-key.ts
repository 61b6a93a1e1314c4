import type { StoryRequest } from '@moonpage/contract/story-input'
import { perUser, perTab } from '../../lib/storage.ts'

const storageKey = `${perUser}create.attempt`

/** Over plain HTTP there is no crypto.randomUUID. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

type Attempt = { key: string; body: string }

/** For a browser that keeps nothing for us. */
let remembered: Attempt | null = null

const kept = (): Attempt | null => {
  try {
    return JSON.parse(perTab.get(storageKey) ?? 'null') ?? remembered
  } catch {
    return remembered
  }
}

/**
 * The Idempotency-Key for a request: the same one for the same wishes until a story came of them, so that a
 * second press, or a press after a lost answer, makes no second story.
 */
export const idempotencyKey = (request: StoryRequest): string => {
  const body = JSON.stringify(request)
  const before = kept()
  if (before?.body === body) return before.key
  remembered = { key: newKey(), body }
  perTab.set(storageKey, JSON.stringify(remembered))
  return remembered.key
}

/** A story came of it: the same wishes make another one from now on. */
export const clearIdempotencyKey = (): void => {
  remembered = null
  perTab.remove(storageKey)
}
