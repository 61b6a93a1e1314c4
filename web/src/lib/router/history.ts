/** A location in this site: the URL in parts, the state, and a key of the history entry. */
export type Location = { pathname: string; search: string; hash: string; state: unknown; key: string }
/** How the location was reached: `POP` by URL, Back or Forward, otherwise by navigation in the app. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'
export type Place = { location: Location; navigationType: NavigationType }
/** @param to a path of this site, with its query and hash */
export type Navigate = (to: string, options?: { replace?: boolean | undefined; state?: unknown }) => void

/** The `history.state` of an entry. */
type EntryState = { key?: string; usr?: unknown } | null

/** Key of the initial location. */
export const firstPlace = 'default'

const currentLocation = (): Location => {
  const { pathname, search, hash } = window.location
  const entryState = history.state as EntryState
  return { pathname, search, hash, state: entryState?.usr ?? null, key: entryState?.key ?? firstPlace }
}

/** The browser's history as an observable location. */
export const browserHistory = () => {
  let place: Place = { location: currentLocation(), navigationType: 'POP' }
  const listeners = new Set<() => void>()
  const update = (navigationType: NavigationType) => {
    place = { location: currentLocation(), navigationType }
    for (const listener of listeners) listener()
  }
  const navigate: Navigate = (to, { replace = false, state = null } = {}) => {
    const entryState: EntryState = { key: Math.random().toString(36).slice(2, 10), usr: state }
    if (replace) history.replaceState(entryState, '', to)
    else
      try {
        history.pushState(entryState, '', to)
      } catch {
        // Some browsers limit the rate of pushState.
        return window.location.assign(to)
      }
    update(replace ? 'REPLACE' : 'PUSH')
  }
  return {
    place: () => place,
    navigate,
    /** @returns removes the listener */
    listen: (listener: () => void) => {
      const onPop = () => update('POP')
      if (listeners.size === 0) addEventListener('popstate', onPop)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        removeEventListener('popstate', onPop)
      }
    },
  }
}
