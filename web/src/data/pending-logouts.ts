import * as routes from 'virtual:routes'
import { local } from '../lib/storage.ts'
import { ApiError } from './api-error.ts'
import { checkConnectivity } from './connectivity.ts'
import { send } from './send.ts'
import { withTabLock } from './tab-lock.ts'

/** Refresh tokens of sessions that were left here and of whose end the server has not heard yet. */
const key = 'moonpage.untold'

const untold = (): string[] => {
  try {
    return JSON.parse(local.get(key) ?? '[]') as string[]
  } catch {
    return []
  }
}

const keep = (tokens: string[]) =>
  tokens.length ? local.set(key, JSON.stringify(tokens)) : local.remove(key)

/** To be called before anything can come in between: a closed tab, a lost connection. */
export const addPendingLogout = (refreshToken: string): void => keep([...untold(), refreshToken])

const tell = async (refreshToken: string, accessToken?: string): Promise<void> => {
  try {
    if (accessToken) return await send(routes.logOut, {}, accessToken)
  } catch (error) {
    // It has run out, as after every quarter of an hour without a request; the session has not.
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
  const fresh = await send(routes.refreshSession, { body: { refresh_token: refreshToken } }, null)
  await send(routes.logOut, {}, fresh.access_token)
}

/** Tells the server of a noted logout. @returns whether the session is over there, by this or long since */
export const sendPendingLogout = async (refreshToken: string, accessToken?: string): Promise<boolean> => {
  try {
    await tell(refreshToken, accessToken)
  } catch (error) {
    if (!(error instanceof ApiError && error.isFinal)) return false
  }
  keep(untold().filter((other) => other !== refreshToken))
  return true
}

/** Tells the server of every logout of which it has not heard, if it can be reached now. */
export const sendPendingLogouts = async (): Promise<void> => {
  if (!untold().length) return
  await withTabLock('logouts', async () => {
    for (const token of untold()) {
      // Asks on until the server answers, which is when it is told once more.
      if (!(await sendPendingLogout(token))) return void checkConnectivity()
    }
  })
}
