import { lazy, Suspense, useState } from 'react'
import { firstPlace } from '../../lib/router/history.ts'
import { useLocation } from '../../lib/router/router.tsx'
import { useSession } from '../../data/session-store.ts'
import { orNothing } from './or-nothing.ts'

const Ring = lazy(() => orNothing(import('./bell-and-ring.ts').then((it) => it.Ring)))

/**
 * Rings for whoever is signed in, on every screen. Its script stays out of a book's first page: a book that was
 * opened by a link comes alone, and what rings follows when the page is turned.
 */
export const NotificationRing = () => {
  const { status, user } = useSession()
  const { key, pathname } = useLocation()
  const [isCalled, setCalled] = useState(false)
  if (!isCalled && (key !== firstPlace || !pathname.includes('/page/'))) setCalled(true)
  return (
    isCalled &&
    status === 'signed-in' && (
      <Suspense>
        <Ring key={user?.id} />
      </Suspense>
    )
  )
}
