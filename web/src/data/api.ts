import type { Route } from '@moonpage/contract/route'
import * as routes from 'virtual:routes'
import { secondsLeft } from '../lib/token-claims.ts'
import { ApiError, type Called, isAuthPath } from './api-error.ts'
import { isSharedPath } from '../lib/shared-path.ts'
import { gateReopened } from './gate-pass.ts'
import { refreshAccessToken, sessionExpired } from './refresh-access-token.ts'
import { type CallInput, type Reply, send } from './send.ts'
import { currentSession, clearCredentials, storedCredentials } from './session-store.ts'

/** A page that is open by its link stays so, unless it is the link that was refused. */
const shutsGate = (error: unknown, { path }: Called): boolean =>
  error instanceof ApiError &&
  error.isGateClosed &&
  (path === routes.getSharedStory.path || !isSharedPath(location.pathname))

/**
 * Does `ask` with the session's bearer token. On a 401 the token is renewed and asked with once more; where that
 * is refused, the session ends. Where the gate is closed, it waits for the password, and asks once more.
 */
export const withRefresh = async <T>(
  called: Called,
  ask: (token: string | null) => Promise<T>,
): Promise<T> => {
  try {
    return await withSession(called, ask)
  } catch (error) {
    if (!shutsGate(error, called)) throw error
    await gateReopened()
    return withRefresh(called, ask)
  }
}

const withSession = async <T>(called: Called, ask: (token: string | null) => Promise<T>): Promise<T> => {
  if (isAuthPath(called.path)) return ask(null)
  const token = storedCredentials()?.access_token ?? null
  try {
    return await ask(token)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401) || error.isGateClosed) throw error
    // Whoever has just left is not told that something ran out.
    if (!token && !currentSession().left) clearCredentials({ error: sessionExpired })
    const fresh = token && (await refreshFor(called, token))
    if (!fresh) throw error
    return ask(fresh)
  }
}

/** Where no new token can be had for now, it is this call that failed, and its screen or toast that says so. */
const refreshFor = async (called: Called, stale: string): Promise<string | null> => {
  try {
    return await refreshAccessToken(stale)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message } = error
    throw new ApiError(called, { status, code, message })
  }
}

/**
 * Calls a route of the contract as whoever is signed in.
 * @throws ApiError for every failure but an abort by the caller
 */
export const call = <R extends Route>(
  route: R,
  input: CallInput<R>,
  signal?: AbortSignal,
): Promise<Reply<R>> => withRefresh(route, (token) => send(route, input, token, signal))

/**
 * An access token with at least half a minute left, for what is read without `call` (an event stream).
 * Null when nobody is signed in.
 */
export const accessToken = async (): Promise<string | null> => {
  const token = storedCredentials()?.access_token ?? null
  return token && secondsLeft(token) < 30 ? refreshAccessToken(token) : token
}
