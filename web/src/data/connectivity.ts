import { useSyncExternalStore } from 'react'

/** Whether the server can be reached; `back` for a moment after it could not. */
export type Connectivity = 'here' | 'away' | 'back'

const retryMs = 5000
const requestTimeoutMs = 4000
const backMs = 4000

let connectivity: Connectivity = 'here'
let timer: ReturnType<typeof setTimeout> | undefined
let pendingCheck: Promise<boolean> | undefined
let onReturn = () => {}
const listeners = new Set<() => void>()

const setConnectivity = (next: Connectivity) => {
  connectivity = next
  for (const listener of listeners) listener()
}

/**
 * Asks the server: browsers report offline on a home network without internet, and online when the server is down.
 */
const isReachable = (): Promise<boolean> =>
  fetch('/healthz', {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(requestTimeoutMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Checks whether the server can be reached, and repeats until it can. One check at a time. */
export const checkConnectivity = (): Promise<boolean> =>
  (pendingCheck ??= isReachable().then((reachable) => {
    pendingCheck = undefined
    clearTimeout(timer)
    if (!reachable) {
      setConnectivity('away')
      timer = setTimeout(checkConnectivity, retryMs)
    } else if (connectivity === 'here') {
      // The network may have gone while the response was on its way.
      if (!navigator.onLine) timer = setTimeout(checkConnectivity, retryMs)
    } else {
      if (connectivity === 'away') {
        setConnectivity('back')
        onReturn()
      }
      timer = setTimeout(() => setConnectivity('here'), backMs)
    }
    return reachable
  }))

/** Starts listening to the browser's network events. @param returned called when the server can be reached again */
export const watchConnectivity = (returned: () => void): void => {
  onReturn = returned
  const check = () => void checkConnectivity()
  addEventListener('offline', check)
  addEventListener('online', () => connectivity === 'away' && check())
  // Timers do not run in background tabs on phones.
  addEventListener('visibilitychange', () => connectivity === 'away' && check())
  if (!navigator.onLine) check()
}

export const onConnectivity = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const currentConnectivity = (): Connectivity => connectivity

export const useConnectivity = (): Connectivity =>
  useSyncExternalStore(onConnectivity, currentConnectivity, currentConnectivity)
