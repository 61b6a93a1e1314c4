import type { Notification, NotificationKind } from '@moonpage/contract/notifications'
import { cx } from '../../lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-set.ts'
import { Link } from '../../ui/link.tsx'
import css from './notification-row.module.css'
import { timeAgo } from './time-ago.ts'

const signs: Record<NotificationKind, IconName> = {
  story_finished: 'book',
  story_failed: 'warning',
  story_taken_down: 'eye-off',
  story_restored: 'globe',
  appeal_declined: 'eye-off',
}

type NotificationRowProps = { news: Notification; isNew: boolean; onFollow: () => void }

/** One thing that was told, when, and the way to it. */
export const NotificationRow = ({ news, isNew, onFollow }: NotificationRowProps) => {
  const { kind, message, path, timestamp } = news
  const words = (
    <>
      <span className={css.sign}>
        <Icon name={signs[kind]} />
      </span>
      <span>
        <span className={css.message}>{message}</span>
        <span className={css.when}>
          {isNew && <b>New</b>}
          <time dateTime={timestamp}>{timeAgo(timestamp)}</time>
        </span>
      </span>
    </>
  )
  return (
    <li className={cx(css.row, isNew && css.new)}>
      {path === null ? (
        <div>{words}</div>
      ) : (
        <Link to={path} onClick={onFollow}>
          {words}
        </Link>
      )}
    </li>
  )
}
