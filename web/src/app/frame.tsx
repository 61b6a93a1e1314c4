import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { cx } from '../lib/class-names.ts'
import { NotificationRing } from '../features/notifications/notification-ring.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useExpiryWatch } from './expiry-watch.ts'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { Header } from './header.tsx'
import { forgetReload } from './missing-script.ts'
import { isWayIn } from './origin.ts'
import { usePageTurn } from './page-turn.ts'

/** A book has a bar of its own, on the page that shows it. */
const isBook = (path: string) => /\/page\/[^/]+$/.test(path)

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
export const Frame = () => {
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
        {!isBook(pathname) && <Header look={headerLook(pathname)} />}
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className={cx(css.main, (isBook(pathname) || pathname === '/') && css.whole)}
        >
          <ErrorBoundary attempt={key}>
            <Suspense fallback={<Spinner />}>
              <Outlet />
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
