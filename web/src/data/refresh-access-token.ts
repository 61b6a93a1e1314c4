import * as routes from 'virtual:routes'
import { personOf } from '../lib/token-claims.ts'
import { ApiError } from './api-error.ts'
import { send } from './send.ts'
import { adoptStored, clearCredentials, storeCredentials, storedCredentials } from './session-store.ts'
import { withTabLock } from './tab-lock.ts'

export const sessionExpired = 'Session expired. Please log in again.'

const refresh = async (stale: string): Promise<string | null> => {
  const stored = storedCredentials()
  // Logged out while waiting for the lock.
  if (!stored) return null
  if (stored.access_token !== stale) {
    adoptStored()
    // A call of one user is not repeated as another.
    return personOf(stored.access_token) === personOf(stale) ? stored.access_token : null
  }
  try {
    const pair = await send(routes.refreshSession, { body: { refresh_token: stored.refresh_token } }, null)
    const now = storedCredentials()
    // Logged out, or another user logged in, during the request.
    if (now?.refresh_token !== stored.refresh_token) return null
    storeCredentials({ user: now.user, ...pair })
    return pair.access_token
  } catch (error) {
    // Only a final rejection ends the session; a network error does not.
    if (!(error instanceof ApiError && error.isFinal)) throw error
    clearCredentials({ error: sessionExpired })
    return null
  }
}

let pending: Promise<string | null> | null = null

/**
 * Gets a new access token in place of `stale`, with one refresh for all callers in all tabs. Null when the session has
 * ended; its credentials are cleared then.
 * @throws ApiError when the refresh failed without ending the session
 */
export const refreshAccessToken = (stale: string): Promise<string | null> =>
  (pending ??= withTabLock('refresh', () => refresh(stale)).finally(() => (pending = null)))
