import { LogOutEverywhere } from '../../features/account/profile/log-out-everywhere.tsx'
import { SessionList } from '../../features/account/profile/session-list.tsx'
import { useSignInWays } from '../../features/account/sso/use-sign-in-ways.ts'
import css from './part.module.css'

export const Sessions = () => (
  <section className={css.part} aria-labelledby="profile-sessions">
    <h2 id="profile-sessions">Where you’re logged in</h2>
    <p className="soft">
      {useSignInWays().canChangePassword
        ? 'Don’t recognize one? Change your password. That logs you out everywhere but here.'
        : 'Don’t recognize one? Log out everywhere.'}
    </p>
    <SessionList />
    <LogOutEverywhere />
  </section>
)
