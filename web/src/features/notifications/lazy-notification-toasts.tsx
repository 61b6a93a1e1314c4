import { lazy, Suspense, useState } from 'react'
import { firstPlace } from '../../lib/router/history.ts'
import { useLocation } from '../../lib/router/router.tsx'
import { useSession } from '../../data/session-store.ts'
import { optionalLazy } from './optional-lazy.ts'

const Ring = lazy(() => optionalLazy(import('./notifications-chunk.ts').then((it) => it.NotificationToasts)))

/**
 * Rings for whoever is signed in, on every screen. Its script stays out of a book's first page: a book that was
 * opened by a link comes alone, and what rings follows when the page is turned.
 */
export const LazyNotificationToasts = () => {
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
