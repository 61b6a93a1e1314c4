import type { Location } from '../lib/router/history.ts'
import { lastPerson } from '../data/session-store.ts'
import { internalPath } from '../lib/internal-path.ts'

/**
 * What the login form is told: where somebody wanted to go, who they were, where that is known, and whether what they
 * had begun there goes on by itself.
 */
type Origin = { from?: unknown; person?: unknown; resumes?: unknown }

/** The forms that get a person in: nobody comes from there, and nobody is sent away from there. */
export const isWayIn = (path: string): boolean =>
  /^\/(login|register|forgot-password|reset-password)\/?([?#]|$)/i.test(path)

/** To be told to the login form when it comes in between. */
export const originOf = ({ pathname, search, hash }: Location): Origin => ({
  from: pathname + search + hash,
  person: lastPerson(),
})

type Destination = { to: string; state: { resumes: boolean } | null }

/** Where whoever is signed in now goes on to. One person is not led to where another was. */
export const destinationOf = (origin: Origin | null, person: string | undefined): Destination => {
  const path = internalPath(origin?.from)
  const isAnothers = typeof origin?.person === 'string' && person !== undefined && origin.person !== person
  if (!path || isWayIn(path) || isAnothers) return { to: '/dashboard', state: null }
  return { to: path, state: origin?.resumes === true ? { resumes: true } : null }
}
