import { LogoutButton } from '../../features/account/logout-button.tsx'
import { ChangePassword } from '../../features/account/profile/change-password.tsx'
import { ConnectProvider } from '../../features/account/sso/connect-provider.tsx'
import { useSignInWays } from '../../features/account/sso/use-sign-in-ways.ts'
import { cx } from '../../lib/class-names.ts'
import { dayOf } from '../../lib/date-time.ts'
import { ThemeChoice } from '../../ui/theme-choice.tsx'
import css from './part.module.css'

/** Password, single sign-on, logout and theme. */
export const Account = ({ email }: { email: string }) => {
  const { name, joinedAt, hasPassword, canChangePassword } = useSignInWays()
  return (
    <>
      <section className={cx(css.part, css.narrow)} aria-labelledby="profile-account">
        <h2 id="profile-account">Account</h2>
        {canChangePassword && <ChangePassword email={email} />}
        {name && joinedAt === null && hasPassword && <ConnectProvider name={name} email={email} />}
        {name && joinedAt && (
          <p className="small soft">
            Connected to {name} since <time dateTime={joinedAt}>{dayOf(joinedAt)}</time>.
            {!hasPassword && ' You log in there, without a password.'}
          </p>
        )}
        <LogoutButton />
      </section>
      <section className={cx(css.part, css.narrow)} aria-labelledby="profile-look">
        <h2 id="profile-look">Look</h2>
        <ThemeChoice />
        <p className="small soft">Dark turns the lamp off. System follows your device.</p>
      </section>
    </>
  )
}
