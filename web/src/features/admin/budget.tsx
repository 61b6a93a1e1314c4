import type { SystemModels } from '@moonpage/contract/system-models'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { dollars } from './format-units.ts'
import css from './system.module.css'

/** Today's spending, with the estimate for stories in progress, against the daily budget. */
export const Budget = ({
  budget,
  daily_stories: stories,
}: Pick<SystemModels, 'budget' | 'daily_stories'>) => {
  const { usd, spent, to_come: reserved, is_taken_up: isTakenUp } = budget
  const percent = usd ? Math.min(100, Math.round(((spent + reserved) / usd) * 100)) : 100
  return (
    <div className={css.budget}>
      <p>
        <b className={css.amount}>{dollars(spent)}</b>
        {usd === null ? ' spent today' : ` of ${dollars(usd)} spent today`}
        {reserved > 0 && `, and about ${dollars(reserved)} more for stories in progress`}
      </p>
      {usd !== null && <ProgressBar percent={percent} label="Today’s budget, spent and to come" />}
      {isTakenUp && (
        <p className={css.error}>
          Today’s budget is used up. Stories that cost money can start again at midnight, UTC.
        </p>
      )}
      <p className={css.quiet}>
        {usd === null &&
          'There’s no daily spending limit. The person who runs this site can add one with the DAILY_BUDGET setting. '}
        Each person can start {stories === 1 ? 'one story' : `${stories} stories`} in 24 hours.
      </p>
    </div>
  )
}
