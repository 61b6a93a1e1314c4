import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { browserHistory } from '../lib/router/history.ts'
import { Router } from '../lib/router/router.tsx'

const { place, navigate, listen } = browserHistory()

/** The router on the browser's history. */
export const BrowserRouter = ({ children }: { children: ReactNode }) => {
  const [here, setHere] = useState(place)
  // The page at hand stays until the script of the next one is there.
  useLayoutEffect(() => listen(() => startTransition(() => setHere(place()))), [])
  return (
    <Router {...here} navigate={navigate}>
      {children}
    </Router>
  )
}
