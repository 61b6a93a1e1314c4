import { LogoutButton } from '../../features/account/logout-button.tsx'
import { ChangePassword } from '../../features/account/profile/change-password.tsx'
import { cx } from '../../lib/class-names.ts'
import { ThemeChoice } from '../../ui/theme-choice.tsx'
import css from './part.module.css'

/** Password, logout and theme. */
export const Account = ({ email }: { email: string }) => (
  <>
    <section className={cx(css.part, css.narrow)} aria-labelledby="profile-account">
      <h2 id="profile-account">Account</h2>
      <ChangePassword email={email} />
      <LogoutButton />
    </section>
    <section className={cx(css.part, css.narrow)} aria-labelledby="profile-look">
      <h2 id="profile-look">Look</h2>
      <ThemeChoice />
      <p className="small soft">Dark turns the lamp off. System follows your device.</p>
    </section>
  </>
)
