import type { SignedIn, User } from '@moonpage/contract/account'
import * as routes from 'virtual:routes'
import { delay } from '../lib/delay.ts'
import { secondsLeft } from '../lib/token-claims.ts'
import { call } from './api.ts'
import { checkConnectivity } from './connectivity.ts'
import { refreshAccessToken } from './refresh-access-token.ts'
import {
  adoptStored,
  currentSession,
  followOtherTabs,
  clearCredentials,
  storeCredentials,
  storeUser,
  storedCredentials,
  notePendingLogout,
} from './session-store.ts'
import { addPendingLogout, sendPendingLogout, sendPendingLogouts } from './pending-logouts.ts'

const refreshWithinSeconds = 300
const startTimeoutMs = 5000

/** Loads the current user from the server and stores it. */
export const loadUser = async (signal?: AbortSignal): Promise<User> => {
  const user = await call(routes.getCurrentUser, {}, signal)
  storeUser(user)
  return user
}

const check = async () => {
  const stored = storedCredentials()
  if (stored && secondsLeft(stored.access_token) < refreshWithinSeconds)
    await refreshAccessToken(stored.access_token)
  if (storedCredentials() && !storedCredentials()?.user) await loadUser()
}

/** Restores the session at startup. Done when the status is no longer `checking`. */
export const startSession = async (): Promise<void> => {
  followOtherTabs()
  void sendPendingLogouts()
  const known = storedCredentials()?.user
  // If the check fails, the stored session stays; the first call will find out.
  await Promise.race([check().catch(() => {}), delay(startTimeoutMs)])
  if (currentSession().status === 'checking') adoptStored()
  // The stored user may be outdated.
  if (known && storedCredentials()) await loadUser().catch(() => {})
}

export const signIn = (reply: SignedIn): void => {
  storeCredentials(reply)
  void sendPendingLogouts()
}

/** Clears a session that the server has already ended, and goes to the home page. */
export const leave = (): void => clearCredentials({ loggedOut: true })

/**
 * Ends the session here at once, and on the server as soon as it can be reached, if need be after the next start.
 * @param options.leadsHome false if the caller navigates
 */
export const signOut = async ({ leadsHome = true } = {}): Promise<void> => {
  const stored = storedCredentials()
  if (stored) addPendingLogout(stored.refresh_token)
  clearCredentials({ loggedOut: leadsHome })
  if (!stored || (await sendPendingLogout(stored.refresh_token, stored.access_token))) return
  // After a network error, try once more; if that fails too, the logout stays pending.
  if (!((await checkConnectivity()) && (await sendPendingLogout(stored.refresh_token)))) notePendingLogout()
}
