import { lazy, Suspense } from 'react'
import { useSession } from '../../data/session-store.ts'
import css from './notification-bell.module.css'
import { optionalLazy } from './optional-lazy.ts'

const Bell = lazy(() => optionalLazy(import('./notifications-chunk.ts').then((it) => it.Bell)))

/** The bell for logged-in users; not loaded for visitors. Its space is reserved while it loads. */
export const NotificationBell = () => {
  const { status, user } = useSession()
  return (
    status === 'signed-in' && (
      <div className={css.place}>
        <Suspense>
          <Bell key={user?.id} />
        </Suspense>
      </div>
    )
  )
}
