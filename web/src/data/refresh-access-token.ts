import * as routes from 'virtual:routes'
import { personOf } from '../lib/token-claims.ts'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'
import { adoptStored, clearCredentials, storeCredentials, storedCredentials } from './session-store.ts'
import { withTabLock } from './tab-lock.ts'

export const sessionExpired = 'Session expired. Please log in again.'

const trade = async (stale: string): Promise<string | null> => {
  const kept = storedCredentials()
  // Logged out while this waited its turn: that has been told already.
  if (!kept) return null
  if (kept.access_token !== stale) {
    adoptStored()
    // What one person asked for is not asked again as another.
    return personOf(kept.access_token) === personOf(stale) ? kept.access_token : null
  }
  try {
    const pair = await send(routes.refreshSession, { body: { refresh_token: kept.refresh_token } }, null)
    const now = storedCredentials()
    // Logged out, or someone else logged in, while the answer was on its way.
    if (now?.refresh_token !== kept.refresh_token) return null
    storeCredentials({ user: now.user, ...pair })
    return pair.access_token
  } catch (error) {
    // Only a server that says no ends the session; a dropped connection at bedtime does not.
    if (!(error instanceof ApiError && error.isFinal)) throw error
    clearCredentials({ error: sessionExpired })
    return null
  }
}

let running: Promise<string | null> | null = null

/**
 * A new access token in place of `stale`: one refresh however many wait, in however many tabs.
 * Null when the session is over; it has been cleared then.
 * @throws ApiError when the server gave no answer to the question
 */
export const refreshAccessToken = (stale: string): Promise<string | null> =>
  (running ??= withTabLock('refresh', () => trade(stale)).finally(() => (running = null)))
