import { personOf } from '../lib/token-claims.ts'
import { ApiError } from './api-error.ts'
import { routes } from './routes.ts'
import { send } from './send.ts'
import { adoptKept, forgetCredentials, keepCredentials, keptCredentials } from './session-store.ts'
import { withTabLock } from './tab-lock.ts'

export const sessionExpired = 'Session expired. Please log in again.'

const trade = async (stale: string): Promise<string | null> => {
  const kept = keptCredentials()
  // Logged out while this waited its turn: that has been told already.
  if (!kept) return null
  if (kept.access_token !== stale) {
    adoptKept()
    // What one person asked for is not asked again as another.
    return personOf(kept.access_token) === personOf(stale) ? kept.access_token : null
  }
  try {
    const pair = await send(routes.refresh, { body: { refresh_token: kept.refresh_token } }, null)
    const now = keptCredentials()
    // Logged out, or someone else logged in, while the answer was on its way.
    if (now?.refresh_token !== kept.refresh_token) return null
    keepCredentials({ user: now.user, ...pair })
    return pair.access_token
  } catch (error) {
    // Only a server that says no ends the session; a dropped connection at bedtime does not.
    if (!(error instanceof ApiError && error.isFinal)) throw error
    forgetCredentials({ error: sessionExpired })
    return null
  }
}

let running: Promise<string | null> | null = null

/**
 * A new access token in place of `stale`: one refresh however many wait, in however many tabs.
 * Null when the session is over; it has been cleared then.
 * @throws ApiError when the server gave no answer to the question
 */
export const renew = (stale: string): Promise<string | null> =>
  (running ??= withTabLock('refresh', () => trade(stale)).finally(() => (running = null)))
