import type { AdminStats } from '@moonpage/contract/admin-stats'
import css from './stat-cards.module.css'

const number = new Intl.NumberFormat('en-US')

type Figure = { name: string; value: number; more: string }

const figuresOf = ({
  user_stats: users,
  story_stats: stories,
  rating_stats: ratings,
}: AdminStats): Figure[] => [
  {
    name: 'Total Users',
    value: users.total_users,
    more: `${number.format(users.new_users_today)} new today`,
  },
  {
    name: 'Total Stories',
    value: stories.total_stories,
    more: `${number.format(stories.public_stories)} public`,
  },
  {
    name: 'Total Ratings',
    value: ratings.total_ratings,
    more: `${ratings.average_rating.toFixed(1)} average`,
  },
  {
    name: 'Active Users',
    value: users.active_users,
    more: `${number.format(users.recent_users)} here this week`,
  },
]

/** Four statistics as cards. */
export const StatCards = ({ stats }: { stats: AdminStats }) => (
  <dl className={css.cards}>
    {figuresOf(stats).map(({ name, value, more }) => (
      <div key={name} className={`sheet ${css.card}`}>
        <dt>{name}</dt>
        <dd className={css.value}>{number.format(value)}</dd>
        <dd className={css.more}>{more}</dd>
      </div>
    ))}
  </dl>
)
