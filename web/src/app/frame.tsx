import { Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { cx } from '../lib/class-names.ts'
import { Spinner } from '../ui/spinner.tsx'
import { Footer } from './footer.tsx'
import css from './frame.module.css'
import { Header } from './header.tsx'
import { usePageTurn } from './page-turn.ts'
import { useExpiryWatch } from './expiry-watch.ts'

/** A book has a bar of its own, on the page that shows it. */
const isBook = (path: string) => /\/page\/[^/]+$/.test(path)

const headerLook = (path: string) => {
  if (path === '/') return 'over'
  return path === '/login' || path === '/register' ? 'plain' : 'ruled'
}

/** Header, page and footer, around every screen. */
export const Frame = () => {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  usePageTurn(main)
  useExpiryWatch()
  return (
    <>
      <a className={css.skip} href="#main">
        Skip to the page
      </a>
      {!isBook(pathname) && <Header look={headerLook(pathname)} />}
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={cx(css.main, (isBook(pathname) || pathname === '/') && css.whole)}
      >
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </>
  )
}
