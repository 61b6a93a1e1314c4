import type { Location } from '../lib/router/history.ts'
import { lastPerson } from '../data/session-store.ts'
import { internalPath } from '../lib/internal-path.ts'

/**
 * Location state for the login form: the path to return to, the user who was logged in there, if any, and whether what
 * they had started continues by itself.
 */
type Origin = { from?: unknown; person?: unknown; resumes?: unknown }

/** Whether a path is a login, registration or password page. Nobody is sent back to one of these. */
export const isWayIn = (path: string): boolean =>
  /^\/(login|register|forgot-password|reset-password)\/?([?#]|$)/i.test(path)

/** The location state for a redirect to the login form. */
export const originOf = ({ pathname, search, hash }: Location): Origin => ({
  from: pathname + search + hash,
  person: lastPerson(),
})

type Destination = { to: string; state: { resumes: boolean } | null }

/** Where to go after login. Users are not led to a page where another user was. */
export const destinationOf = (origin: Origin | null, person: string | undefined): Destination => {
  const path = internalPath(origin?.from)
  const isOtherUser = typeof origin?.person === 'string' && person !== undefined && origin.person !== person
  if (!path || isWayIn(path) || isOtherUser) return { to: '/dashboard', state: null }
  return { to: path, state: origin?.resumes === true ? { resumes: true } : null }
}
