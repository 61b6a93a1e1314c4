import type { Route } from '@moonpage/contract/route'
import { secondsLeft } from '../lib/token-claims.ts'
import { ApiError, type Called, isAuthPath } from './api-error.ts'
import { isSharedPath } from '../lib/shared-path.ts'
import { gateReopened } from './gate-pass.ts'
import { refreshAccessToken, sessionExpired } from './refresh-access-token.ts'
import { type CallInput, type Reply, send } from './send.ts'
import { currentSession, clearCredentials, storedCredentials } from './session-store.ts'

/** On a share link page, only a 401 for what the link opens closes the gate. */
const shutsGate = (error: unknown, { path }: Called): boolean =>
  error instanceof ApiError &&
  error.isGateClosed &&
  // getSharedStory and getSharedCollection, but not their narration.
  (path.endsWith('/shared/{token}') || !isSharedPath(location.pathname))

/**
 * Sends a request with the session's access token. On a 401 it refreshes the token and repeats the request once; if the
 * refresh is rejected, the session ends. If the gate is closed, it waits for the password and repeats the request.
 */
export const withRefresh = async <T>(
  route: Called,
  sendRequest: (token: string | null) => Promise<T>,
): Promise<T> => {
  try {
    return await withSession(route, sendRequest)
  } catch (error) {
    if (!shutsGate(error, route)) throw error
    await gateReopened()
    return withRefresh(route, sendRequest)
  }
}

const withSession = async <T>(
  route: Called,
  sendRequest: (token: string | null) => Promise<T>,
): Promise<T> => {
  if (isAuthPath(route.path)) return sendRequest(null)
  const token = storedCredentials()?.access_token ?? null
  try {
    return await sendRequest(token)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401) || error.isGateClosed) throw error
    // No error message after a logout.
    if (!token && !currentSession().loggedOut) clearCredentials({ error: sessionExpired })
    const fresh = token && (await refreshFor(route, token))
    if (!fresh) throw error
    return sendRequest(fresh)
  }
}

/** Reports a failed refresh as a failure of the call, so that the call's screen or toast shows it. */
const refreshFor = async (route: Called, stale: string): Promise<string | null> => {
  try {
    return await refreshAccessToken(stale)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message } = error
    throw new ApiError(route, { status, code, message })
  }
}

/**
 * Calls a route of the contract with the session's token.
 * @throws ApiError for every failure but an abort by the caller
 */
export const call = <R extends Route>(
  route: R,
  input: CallInput<R>,
  signal?: AbortSignal,
): Promise<Reply<R>> => withRefresh(route, (token) => send(route, input, token, signal))

/**
 * An access token that is valid for at least 30 s, for requests without `call` (an event stream). Null when nobody is
 * logged in.
 */
export const accessToken = async (): Promise<string | null> => {
  const token = storedCredentials()?.access_token ?? null
  return token && secondsLeft(token) < 30 ? refreshAccessToken(token) : token
}
