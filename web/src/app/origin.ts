import type { Location } from '../lib/router/history.ts'
import { lastPerson } from '../data/session-store.ts'
import { ownPath } from '../lib/own-path.ts'

/** What the login form is told: where somebody wanted to go, and who they were, where that is known. */
type Origin = { from?: unknown; person?: unknown }

/** The forms that get a person in: nobody comes from there, and nobody is sent away from there. */
export const isWayIn = (path: string): boolean =>
  /^\/(login|register|forgot-password|reset-password)\/?([?#]|$)/i.test(path)

/** To be told to the login form when it comes in between. */
export const originOf = ({ pathname, search, hash }: Location): Origin => ({
  from: pathname + search + hash,
  person: lastPerson(),
})

/** Where whoever is signed in now goes on to. One person is not led to where another was. */
export const destinationOf = (origin: Origin | null, person: string | undefined): string => {
  const path = ownPath(origin?.from)
  const isAnothers = typeof origin?.person === 'string' && person !== undefined && origin.person !== person
  return path && !isWayIn(path) && !isAnothers ? path : '/dashboard'
}
