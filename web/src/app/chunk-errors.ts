import { checkConnectivity } from '../data/connectivity.ts'
import { perTab } from '../lib/storage.ts'

const flag = 'moonpage.reloaded'
const missing = new WeakSet<Error>()

/** Starts recording which errors are chunk load errors. */
export const watchChunkErrors = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload))

export const isChunkError = (error: Error): boolean => missing.has(error)

/**
 * Reloads a page whose chunks are gone because a new version was deployed. Only once per tab, and only while the server
 * can be reached.
 * @returns whether it reloads
 */
export const reloadOnce = async (): Promise<boolean> => {
  if (perTab.get(flag) || !(await checkConnectivity())) return false
  perTab.set(flag, 'yes')
  // Without storage it would reload in a loop.
  if (!perTab.get(flag)) return false
  location.reload()
  return true
}

/** Once a page has loaded, the next missing chunk may reload again. */
export const forgetReload = (): void => perTab.remove(flag)
