import type { StoryRequest } from '@moonpage/contract/story-input'
import { perTab } from '../../lib/storage.ts'

const storageKey = 'moonpage.create.attempt'

/** Over plain HTTP there is no crypto.randomUUID. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const kept = (): { key: string; body: string } | null => {
  try {
    return JSON.parse(perTab.get(storageKey) ?? 'null')
  } catch {
    return null
  }
}

/**
 * The Idempotency-Key for a request: the same one for the same wishes until a story came of them, so that a
 * second press, or a press after a lost answer, makes no second story.
 */
export const attemptKey = (request: StoryRequest): string => {
  const body = JSON.stringify(request)
  const before = kept()
  if (before?.body === body) return before.key
  const key = newKey()
  perTab.set(storageKey, JSON.stringify({ key, body }))
  return key
}

/** A story came of it: the same wishes make another one from now on. */
export const endAttempt = (): void => perTab.remove(storageKey)
