/** Where the browser is: an address of this site in parts, what was told to it, and a name for this visit of it. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string }
/** How one came here: `POP` by the browser's own ways (an address, Back, Forward), else by a way in the app. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'
export type Place = { location: Location; navigationType: NavigationType }
/** @param to a path of this site, with its query and hash */
export type Navigate = (to: string, options?: { replace?: boolean | undefined; state?: unknown }) => void

/** What is kept with an entry of the browser's history. */
type Kept = { key?: string; usr?: unknown } | null

/** The name of a place that was opened by an address, before one has gone anywhere. */
export const firstPlace = 'default'

const here = (): Location => {
  const { pathname, search, hash } = window.location
  const kept = history.state as Kept
  return { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? firstPlace }
}

/** The browser's history as a place that changes. */
export const browserHistory = () => {
  let place: Place = { location: here(), navigationType: 'POP' }
  const listeners = new Set<() => void>()
  const become = (navigationType: NavigationType) => {
    place = { location: here(), navigationType }
    for (const listener of listeners) listener()
  }
  const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
    const kept: Kept = { key: Math.random().toString(36).slice(2, 10), usr: state }
    if (replace) history.replaceState(kept, '', to)
    else
      try {
        history.pushState(kept, '', to)
      } catch {
        // Some browsers allow only so many in so short a time.
        return window.location.assign(to)
      }
    become(replace ? 'REPLACE' : 'PUSH')
  }
  return {
    place: () => place,
    navigate,
    /** @returns stops listening */
    listen: (listener: () => void) => {
      const onPop = () => become('POP')
      if (listeners.size === 0) addEventListener('popstate', onPop)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('popstate', onPop)
      }
    },
  }
}
