import type { SignedIn, User } from '@moonpage/contract/account'
import { pause } from '../lib/pause.ts'
import { secondsLeft } from '../lib/token-claims.ts'
import { call } from './api.ts'
import { checkReach } from './reach.ts'
import { renew } from './renew.ts'
import { routes } from './routes.ts'
import {
  adoptKept,
  currentSession,
  followOtherTabs,
  forgetCredentials,
  keepCredentials,
  keepUser,
  keptCredentials,
  noteUntoldLogout,
} from './session-store.ts'
import { noteLogout, tellOfLogout, tellOfLogouts } from './untold-logouts.ts'

const refreshWithinSeconds = 300
const rehydrateTimeoutMs = 5000

/** Asks the server who is signed in, for a browser that does not know, and keeps the answer. */
export const loadUser = async (signal?: AbortSignal): Promise<User> => {
  const user = await call(routes.me, {}, signal)
  keepUser(user)
  return user
}

const check = async () => {
  const kept = keptCredentials()
  if (kept && secondsLeft(kept.access_token) < refreshWithinSeconds) await renew(kept.access_token)
  if (keptCredentials() && !keptCredentials()?.user) await loadUser()
}

/** Finds out at the start who is signed in. Done when the status is no longer `checking`. */
export const startSession = async (): Promise<void> => {
  followOtherTabs()
  void tellOfLogouts()
  const known = keptCredentials()?.user
  // What the server could not be asked stays as it is kept; the first call will find out.
  await Promise.race([check().catch(() => {}), pause(rehydrateTimeoutMs)])
  if (currentSession().status === 'checking') adoptKept()
  // A name, a role, a session may have changed since this browser was told.
  if (known && keptCredentials()) await loadUser().catch(() => {})
}

export const signIn = (reply: SignedIn): void => {
  keepCredentials(reply)
  void tellOfLogouts()
}

/** Forgets who was here and leads home: for a session that the server has ended already. */
export const leave = (): void => forgetCredentials({ left: true })

/**
 * Ends the session here at once and on the server as soon as it hears of it, be it after the next start.
 * @param options.leadsHome false where the page itself leads on
 */
export const signOut = async ({ leadsHome = true } = {}): Promise<void> => {
  const kept = keptCredentials()
  if (kept) noteLogout(kept.refresh_token)
  forgetCredentials({ left: leadsHome })
  if (!kept || (await tellOfLogout(kept.refresh_token, kept.access_token))) return
  // Away for a moment, or for longer: then it is asked for until it answers, and told.
  if (!((await checkReach()) && (await tellOfLogout(kept.refresh_token)))) noteUntoldLogout()
}
