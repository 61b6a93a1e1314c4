import { useLocation } from '../lib/router/router.tsx'
import { useSession } from '../data/session-store.ts'
import { NotificationBell } from '../features/notifications/notification-bell.tsx'
import { usePendingPlaces } from '../features/reader/places/use-pending-places.ts'
import { cx } from '../lib/class-names.ts'
import { pageNames } from '../lib/page-names.ts'
import { LinkButton } from '../ui/button.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { Link } from '../ui/link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import css from './header.module.css'
import { isUnder, useNavLinks } from './nav-links.ts'
import { PhoneMenu } from './phone-menu.tsx'

/** `over` lies on the page's picture, `ruled` has a bottom border. */
export const Header = ({ look }: { look: 'over' | 'ruled' | 'plain' }) => {
  const session = useSession()
  const links = useNavLinks()
  const { pathname } = useLocation()
  usePendingPlaces()
  return (
    <header className={cx(css.header, css[look])}>
      <div className={css.row}>
        <Brand />
        <nav className={cx(css.nav, 'on-desk')} aria-label="Main">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              // On narrow screens it is in the account menu only.
              className={to === '/profile' ? css.roomy : undefined}
              aria-current={isUnder(to, pathname) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={css.end}>
          <ThemeToggle />
          <NotificationBell />
          <div className={cx(css.account, 'on-desk')}>
            {session.status === 'signed-in' && <AccountMenu />}
            {session.status === 'signed-out' && (
              <>
                <LinkButton to="/login" look="bare" className={css.quiet}>
                  {pageNames['/login']}
                </LinkButton>
                <LinkButton to="/register" look={look === 'over' ? 'sky' : 'outline'}>
                  {pageNames['/register']}
                </LinkButton>
              </>
            )}
          </div>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
