import { lazy, Suspense, useState } from 'react'
import { firstPlace } from '../../lib/router/history.ts'
import { useLocation } from '../../lib/router/router.tsx'
import { useSession } from '../../data/session-store.ts'
import { optionalLazy } from './optional-lazy.ts'

const Toasts = lazy(() =>
  optionalLazy(import('./notifications-chunk.ts').then((it) => it.NotificationToasts)),
)

/**
 * Notification toasts for logged-in users, on every screen. Not loaded with the first page of a book that was opened by
 * a link, but after the first page turn.
 */
export const LazyNotificationToasts = () => {
  const { status, user } = useSession()
  const { key, pathname } = useLocation()
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && (key !== firstPlace || !pathname.includes('/page/'))) setNeeded(true)
  return (
    isNeeded &&
    status === 'signed-in' && (
      <Suspense>
        <Toasts key={user?.id} />
      </Suspense>
    )
  )
}
