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
const rehydrateTimeoutMs = 5000

/** Asks the server who is signed in, for a browser that does not know, and keeps the answer. */
export const loadUser = async (signal?: AbortSignal): Promise<User> => {
  const user = await call(routes.getCurrentUser, {}, signal)
  storeUser(user)
  return user
}

const check = async () => {
  const kept = storedCredentials()
  if (kept && secondsLeft(kept.access_token) < refreshWithinSeconds)
    await refreshAccessToken(kept.access_token)
  if (storedCredentials() && !storedCredentials()?.user) await loadUser()
}

/** Finds out at the start who is signed in. Done when the status is no longer `checking`. */
export const startSession = async (): Promise<void> => {
  followOtherTabs()
  void sendPendingLogouts()
  const known = storedCredentials()?.user
  // What the server could not be asked stays as it is kept; the first call will find out.
  await Promise.race([check().catch(() => {}), delay(rehydrateTimeoutMs)])
  if (currentSession().status === 'checking') adoptStored()
  // A name, a role, a session may have changed since this browser was told.
  if (known && storedCredentials()) await loadUser().catch(() => {})
}

export const signIn = (reply: SignedIn): void => {
  storeCredentials(reply)
  void sendPendingLogouts()
}

/** Forgets who was here and leads home: for a session that the server has ended already. */
export const leave = (): void => clearCredentials({ left: true })

/**
 * Ends the session here at once and on the server as soon as it hears of it, be it after the next start.
 * @param options.leadsHome false where the page itself leads on
 */
export const signOut = async ({ leadsHome = true } = {}): Promise<void> => {
  const kept = storedCredentials()
  if (kept) addPendingLogout(kept.refresh_token)
  clearCredentials({ left: leadsHome })
  if (!kept || (await sendPendingLogout(kept.refresh_token, kept.access_token))) return
  // Away for a moment, or for longer: then it is asked for until it answers, and told.
  if (!((await checkConnectivity()) && (await sendPendingLogout(kept.refresh_token)))) notePendingLogout()
}
