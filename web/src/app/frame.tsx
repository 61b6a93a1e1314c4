import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from '../lib/router/router.tsx'
import { cx } from '../lib/class-names.ts'
import { NotificationRing } from '../features/notifications/notification-ring.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useExpiryWatch } from './expiry-watch.ts'
import { Footer } from './footer.tsx'
import { Header, isBook } from './early-pages.ts'
import css from './frame.module.css'
import { forgetReload } from './missing-script.ts'
import { isWayIn } from './origin.ts'
import { usePageTurn } from './page-turn.ts'

const headerLook = (path: string) => {
  if (path === '/') return 'over'
  return isWayIn(path) ? 'plain' : 'ruled'
}

/** Beside a page in its Suspense: its effect runs when the page's script is there. */
const Arrival = () => {
  useEffect(forgetReload, [])
  return null
}

/** Header, page and footer, around every screen. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { pathname, key } = useLocation()
  const main = useRef<HTMLElement>(null)
  usePageTurn(main)
  useExpiryWatch()
  return (
    <>
      <a className={css.skip} href="#main">
        Skip to the page
      </a>
      <div className={css.above}>
        {!isBook(pathname) && (
          <Suspense fallback={<div className={css.header} />}>
            <Header look={headerLook(pathname)} />
          </Suspense>
        )}
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className={cx(css.main, (isBook(pathname) || pathname === '/') && css.whole)}
        >
          <ErrorBoundary attempt={key}>
            <Suspense fallback={<Spinner />}>
              {children}
              <Arrival />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <Footer />
      <NotificationRing />
    </>
  )
}
