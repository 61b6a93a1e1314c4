import { checkConnectivity } from '../data/connectivity.ts'
import { perTab } from '../lib/storage.ts'

const flag = 'moonpage.reloaded'
const missing = new WeakSet<Error>()

/** Notes from now on which errors are about a script of ours that could not be had. */
export const watchChunkErrors = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload))

export const isChunkError = (error: Error): boolean => missing.has(error)

/**
 * A page that was updated while it stood open asks for scripts that are gone: loading it anew brings the new
 * ones. Once only, and not while the server is out of reach, when it would bring nothing at all.
 * @returns whether it loads anew
 */
export const reloadOnce = async (): Promise<boolean> => {
  if (perTab.get(flag) || !(await checkConnectivity())) return false
  perTab.set(flag, 'yes')
  // Where nothing is kept it would load for ever.
  if (!perTab.get(flag)) return false
  location.reload()
  return true
}

/** Once a page has arrived, the next missing script is another story. */
export const forgetReload = (): void => perTab.remove(flag)
