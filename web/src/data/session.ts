import type { SignedIn } from '@moonpage/contract/account'
import { pause } from '../lib/pause.ts'
import { forgetMine } from '../lib/storage.ts'
import { secondsLeft } from '../lib/token-expiry.ts'
import { ApiError } from './api-error.ts'
import { call } from './api.ts'
import { renew } from './renew.ts'
import { routes } from './routes.ts'
import { send } from './send.ts'
import {
  adoptKept,
  type Credentials,
  currentSession,
  followOtherTabs,
  forgetCredentials,
  keepCredentials,
  keepUser,
  keptCredentials,
} from './session-store.ts'

const refreshWithinSeconds = 300
const rehydrateTimeoutMs = 5000

/** Asks the server who is signed in, for a browser that does not know, and keeps the answer. */
export const loadUser = async (signal?: AbortSignal) => {
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
  // What the server could not be asked stays as it is kept; the first call will find out.
  await Promise.race([check().catch(() => {}), pause(rehydrateTimeoutMs)])
  if (currentSession().status === 'checking') adoptKept()
}

export const signIn = (reply: SignedIn): void => keepCredentials(reply)

const endOnServer = async ({ access_token, refresh_token }: Credentials): Promise<void> => {
  try {
    await send(routes.logout, {}, access_token)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
    // It has run out, as after every quarter of an hour without a request; the session has not.
    const fresh = await send(routes.refresh, { body: { refresh_token } }, null)
    await send(routes.logout, {}, fresh.access_token)
  }
}

/** Forgets who was here and leads home: for a session that the server has ended already. */
export const leave = (): void => {
  forgetCredentials({ left: true })
  forgetMine()
}

/** Ends the session here at once and on the server as soon as it hears of it. */
export const signOut = async (): Promise<void> => {
  const kept = keptCredentials()
  leave()
  if (kept) await endOnServer(kept).catch(() => {})
}
