import type { Notification, NotificationKind } from '@moonpage/contract/notifications'
import { cx } from '../../lib/class-names.ts'
import { BidiText } from '../../ui/bidi-text.tsx'
import { Drawing } from '../../ui/icon.tsx'
import { iconSet } from '../../ui/icon-set.ts'
import { Link } from '../../ui/link.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import css from './notification-row.module.css'
import { timeAgo } from './time-ago.ts'

const icons: Record<NotificationKind, string> = {
  story_finished: iconSet.book,
  story_failed: iconSet.warning,
  story_taken_down: pageIcons.eyeOff,
  story_restored: pageIcons.globe,
  appeal_declined: pageIcons.eyeOff,
  story_recorded: iconSet.book,
  family_removed: iconSet.warning,
  print_file_ready: iconSet.book,
  webhook_disabled: iconSet.warning,
}

type NotificationRowProps = { news: Notification; isNew: boolean; onFollow: () => void }

/** A notification with its time and link. */
export const NotificationRow = ({ news, isNew, onFollow }: NotificationRowProps) => {
  const { kind, message, path, timestamp } = news
  const content = (
    <>
      <span className={css.sign}>
        <Drawing svg={icons[kind]} />
      </span>
      <span>
        <span className={css.message}>
          <BidiText>{message}</BidiText>
        </span>
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
        <div>{content}</div>
      ) : (
        <Link to={path} onClick={onFollow}>
          {content}
        </Link>
      )}
    </li>
  )
}
