import { LogOutEverywhere } from '../../features/account/profile/log-out-everywhere.tsx'
import { SessionList } from '../../features/account/profile/session-list.tsx'
import css from './part.module.css'

export const Sessions = () => (
  <section className={css.part} aria-labelledby="profile-sessions">
    <h2 id="profile-sessions">Where you are logged in</h2>
    <p className="soft">
      A place that you do not know? Change your password: that logs out every place but this one.
    </p>
    <SessionList />
    <LogOutEverywhere />
  </section>
)
