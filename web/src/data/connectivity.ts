import { useSyncExternalStore } from 'react'

/** Whether the server answers: `back` for the moment after it did not. */
export type Connectivity = 'here' | 'away' | 'back'

const askAgainMs = 5000
const answerWithinMs = 4000
const backMs = 4000

let reach: Connectivity = 'here'
let timer: ReturnType<typeof setTimeout> | undefined
let asking: Promise<boolean> | undefined
let onReturn = () => {}
const listeners = new Set<() => void>()

const become = (next: Connectivity) => {
  reach = next
  for (const listener of listeners) listener()
}

/**
 * Asks the server itself: a browser calls itself offline on a home network without internet, and online in
 * front of a server that is not there.
 */
const answers = (): Promise<boolean> =>
  fetch('/healthz', {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Finds out whether the server answers, and goes on asking until it does. One question at a time. */
export const checkConnectivity = (): Promise<boolean> =>
  (asking ??= answers().then((isHere) => {
    asking = undefined
    clearTimeout(timer)
    if (!isHere) {
      become('away')
      timer = setTimeout(checkConnectivity, askAgainMs)
    } else if (reach === 'here') {
      // The answer may have been on its way when the network went.
      if (!navigator.onLine) timer = setTimeout(checkConnectivity, askAgainMs)
    } else {
      if (reach === 'away') {
        become('back')
        onReturn()
      }
      timer = setTimeout(() => become('here'), backMs)
    }
    return isHere
  }))

/** Begins to listen for what the browser says about its network. @param returned the server answers again */
export const watchConnectivity = (returned: () => void): void => {
  onReturn = returned
  const check = () => void checkConnectivity()
  addEventListener('offline', check)
  addEventListener('online', () => reach === 'away' && check())
  // Timers sleep in a phone that lies in a pocket.
  addEventListener('visibilitychange', () => reach === 'away' && check())
  if (!navigator.onLine) check()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const currentReach = () => reach

export const useConnectivity = (): Connectivity => useSyncExternalStore(subscribe, currentReach, currentReach)
