import { useId, useRef } from 'react'
import { useSession } from '../data/session-store.ts'
import { LogoutButton } from '../features/account/logout-button.tsx'
import { pageNames } from '../lib/page-names.ts'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ThemeChoice } from '../ui/theme-choice.tsx'
import css from './account-menu.module.css'
import { greetingName } from './nav-links.ts'

/** The greeting with the account menu. A native popover: Escape and an outside click close it. */
export const AccountMenu = () => {
  const session = useSession()
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className={css.greeting} popoverTarget={id}>
        <span>
          Hello, <bdi>{greetingName(session)}</bdi>
        </span>
        <Icon name="down" />
      </button>
      <div ref={sheet} id={id} popover="auto" className={css.sheet}>
        <p className={css.who}>
          Logged in as <b>{session.user?.email ?? greetingName(session)}</b>
        </p>
        <LinkButton to="/profile" onClick={() => sheet.current?.hidePopover()}>
          {pageNames['/profile']}
        </LinkButton>
        <ThemeChoice />
        <LogoutButton />
      </div>
    </>
  )
}
