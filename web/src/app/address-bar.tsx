import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

const history = createBrowserHistory({ v5Compat: true })
const placeNow = () => ({ location: history.location, navigationType: history.action })

/**
 * The router on the browser's history. What the package has for this, for links and for queries stands in one module
 * with its forms and data loaders: 6 KiB that every page would pay for.
 */
export const AddressBar = ({ children }: { children: ReactNode }) => {
  const [place, setPlace] = useState(placeNow)
  useLayoutEffect(
    // The page at hand stays until the script of the next one is there.
    () => history.listen(() => startTransition(() => setPlace(placeNow()))),
    [],
  )
  return (
    <Router {...place} navigator={history}>
      {children}
    </Router>
  )
}
