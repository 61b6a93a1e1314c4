import type { ReturnTo } from '@moonpage/contract/single-sign-on'
import { internalPath } from '../../../lib/internal-path.ts'

/** Longer ones are not sent: the way back is kept in a cookie. */
const longestPath = 1000

/** The login form's location state, for the way to the provider and back. */
export const returnToOf = (state: unknown): ReturnTo | undefined => {
  const { from, person, resumes } = (state ?? {}) as Record<string, unknown>
  const path = internalPath(from)
  if (!path || path.length > longestPath) return undefined
  return { from: path, person: typeof person === 'string' ? person : null, resumes: resumes === true }
}

/** The invitation into a family whose page somebody came from: it lets them sign up, too. */
export const familyInvitationIn = (state: unknown): string | undefined =>
  /^\/join\/([\w-]{1,100})$/.exec(returnToOf(state)?.from ?? '')?.[1]
