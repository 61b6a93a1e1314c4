import * as routes from 'virtual:routes'
import { local } from '../lib/storage.ts'
import { ApiError } from './api-error.ts'
import { checkConnectivity } from './connectivity.ts'
import { send } from './send.ts'
import { withTabLock } from './tab-lock.ts'

/** Refresh tokens of sessions that were ended here but not yet on the server. */
const key = 'moonpage.untold'

const pendingLogouts = (): string[] => {
  try {
    return JSON.parse(local.get(key) ?? '[]') as string[]
  } catch {
    return []
  }
}

const store = (tokens: string[]) =>
  tokens.length ? local.set(key, JSON.stringify(tokens)) : local.remove(key)

/** Call this first: the tab may close, or the connection fail. */
export const addPendingLogout = (refreshToken: string): void => store([...pendingLogouts(), refreshToken])

const logOutOnServer = async (refreshToken: string, accessToken?: string): Promise<void> => {
  try {
    if (accessToken) return await send(routes.logOut, {}, accessToken)
  } catch (error) {
    // The access token has expired, but the session may still be valid.
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
  const fresh = await send(routes.refreshSession, { body: { refresh_token: refreshToken } }, null)
  await send(routes.logOut, {}, fresh.access_token)
}

/** Sends a pending logout. @returns whether the session has ended on the server, now or before */
export const sendPendingLogout = async (refreshToken: string, accessToken?: string): Promise<boolean> => {
  try {
    await logOutOnServer(refreshToken, accessToken)
  } catch (error) {
    if (!(error instanceof ApiError && error.isFinal)) return false
  }
  store(pendingLogouts().filter((other) => other !== refreshToken))
  return true
}

/** Sends all pending logouts, if the server can be reached. */
export const sendPendingLogouts = async (): Promise<void> => {
  if (!pendingLogouts().length) return
  await withTabLock('logouts', async () => {
    for (const token of pendingLogouts()) {
      // Checks until the server can be reached; then the logouts are sent again.
      if (!(await sendPendingLogout(token))) return void checkConnectivity()
    }
  })
}
