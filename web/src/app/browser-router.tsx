import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { browserHistory } from '../lib/router/history.ts'
import { Router } from '../lib/router/router.tsx'

const { place, navigate, listen } = browserHistory()

/** The router on the browser's history. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => {
  const [location, setLocation] = useState(place)
  // A transition keeps the current page until the script of the next one is loaded.
  useLayoutEffect(() => listen(() => startTransition(() => setLocation(place()))), [])
  return (
    <Router {...location} navigate={navigate}>
      {children}
    </Router>
  )
}
