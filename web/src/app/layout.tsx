import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from '../lib/router/router.tsx'
import { cx } from '../lib/class-names.ts'
import { LazyNotificationToasts } from '../features/notifications/lazy-notification-toasts.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useSessionEvents } from './use-session-events.ts'
import { Footer } from './footer.tsx'
import { Header, isBook } from './prerendered-routes.ts'
import css from './layout.module.css'
import { forgetReload } from './chunk-errors.ts'
import { isWayIn } from './return-path.ts'
import { useScrollRestoration } from './scroll-restoration.ts'

const headerLook = (path: string) => {
  if (path === '/') return 'over'
  return isWayIn(path) ? 'plain' : 'ruled'
}

/** A sibling of the page in its Suspense: the effect runs once the page's chunk is loaded. */
const ForgetReload = () => {
  useEffect(forgetReload, [])
  return null
}

/** Header, page and footer, around every screen. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const { pathname, key } = useLocation()
  const main = useRef<HTMLElement>(null)
  useScrollRestoration(main)
  useSessionEvents()
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
              <ForgetReload />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <Footer />
      <LazyNotificationToasts />
    </>
  )
}
