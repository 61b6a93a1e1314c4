import type { User } from '@moonpage/contract/account'
import css from './account-facts.module.css'
import { dayOf } from '../../../lib/date-time.ts'

/** The account's data, read-only. */
export const AccountFacts = ({ user }: { user: User }) => (
  <dl className={css.facts}>
    <div>
      <dt>First name</dt>
      <dd>{user.first_name}</dd>
    </div>
    <div>
      <dt>Last name</dt>
      <dd>{user.last_name}</dd>
    </div>
    <div>
      <dt>Username</dt>
      <dd>{user.username}</dd>
    </div>
    <div>
      <dt>Email</dt>
      <dd>{user.email}</dd>
    </div>
    <div>
      <dt>Member since</dt>
      <dd>
        <time dateTime={user.created_at}>{dayOf(user.created_at)}</time>
      </dd>
    </div>
  </dl>
)
