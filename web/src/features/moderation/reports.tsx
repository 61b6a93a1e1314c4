import type { ReportedStory } from '@moonpage/contract/moderation'
import { cx } from '../../lib/class-names.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { counted, minuteOf } from './format-time.ts'
import css from './reports.module.css'

/** The status, and the number of reports. */
const Status = ({ story: { moderation_status: status, report_count: count } }: { story: ReportedStory }) => {
  const isHidden = status === 'under_review'
  return (
    <p className={cx(css.standing, isHidden && css.hidden)}>
      {isHidden && 'Hidden after '}
      {counted(count, 'report')}
    </p>
  )
}

/** The reports, oldest first. */
export const Reports = ({ story }: { story: ReportedStory }) => {
  const unlisted = story.report_count - story.reports.length
  if (story.report_count === 0) return null
  return (
    <>
      <Status story={story} />
      <ul className={css.reports}>
        {story.reports.map(({ id, reason, user_id: user, user_name: name, created_at: time }) => (
          <li key={id}>
            {reason ?? 'No reason given.'}
            <p>
              {name ?? 'A reader'}, <time dateTime={time}>{minuteOf(time)}</time>
            </p>
            <CopyButton text={user}>Copy user ID</CopyButton>
          </li>
        ))}
        {unlisted > 0 && <li>And {unlisted} more.</li>}
      </ul>
    </>
  )
}
