import { useEffect, useRef } from 'react'
import { useLocation } from '../lib/router/router.tsx'
import { useSession } from '../data/session-store.ts'
import { LogoutButton } from '../features/account/logout-button.tsx'
import { pageNames } from '../lib/page-names.ts'
import { IconButton, LinkButton } from '../ui/button.tsx'
import { Drawing } from '../ui/icon.tsx'
import menu from '../ui/icons/menu.svg?raw'
import { Link } from '../ui/link.tsx'
import { ThemeChoice } from '../ui/theme-choice.tsx'
import { greetingName, isUnder, useNavLinks } from './nav-links.ts'
import css from './phone-menu.module.css'

/** The header's navigation and account links as a bottom sheet. */
export const PhoneMenu = () => {
  const session = useSession()
  const links = useNavLinks()
  const { pathname, key } = useLocation()
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  useEffect(close, [key, session.status])

  return (
    <div className="on-phone">
      <IconButton label="Menu" aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
        <Drawing svg={menu} />
      </IconButton>
      <dialog ref={sheet} className={css.sheet} aria-label="Menu">
        <div className={css.head}>
          <p className={css.greeting}>
            {session.status === 'signed-in' && (
              <>
                Hello, <bdi>{greetingName(session)}</bdi>
              </>
            )}
          </p>
          <IconButton icon="close" label="Close menu" onClick={close} />
        </div>
        <nav aria-label="Main">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className={css.way}
              aria-current={isUnder(to, pathname) ? 'page' : undefined}
              onClick={close}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={css.account}>
          {session.status === 'signed-in' ? (
            <LogoutButton />
          ) : (
            <>
              <LinkButton to="/login">{pageNames['/login']}</LinkButton>
              <LinkButton to="/register" look="lamp">
                {pageNames['/register']}
              </LinkButton>
            </>
          )}
        </div>
        <ThemeChoice className={css.theme} />
      </dialog>
    </div>
  )
}
