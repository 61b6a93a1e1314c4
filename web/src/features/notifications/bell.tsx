import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from '../../lib/router/router.tsx'
import { messageOf } from '../../data/api-error.ts'
import { IconButton } from '../../ui/button.tsx'
import { Drawing } from '../../ui/icon.tsx'
import bell from '../../ui/icons/bell.svg?raw'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import css from './bell.module.css'
import { allUnread } from './mark-read.ts'
import { NotificationRow } from './notification-row.tsx'
import { useNotifications, useReadNotifications } from './use-notifications.ts'

/** Marks notifications as read on the server while the popover is open; here they stay marked as new until it closes. */
const useMarkReadWhileOpen = (isOpen: boolean) => {
  const [newIds, setNewIds] = useState<readonly string[]>([])
  const { data } = useNotifications({ polls: false })
  const { mutate: read } = useReadNotifications()
  const lastSent = useRef('')
  useEffect(() => {
    if (!isOpen) {
      lastSent.current = ''
      return setNewIds([])
    }
    if (!data || data.unread_count === 0) return
    // After a failed request they are unread again: do not send the same request again at once.
    const state = `${data.unread_count} ${data.notifications[0]?.id}`
    if (lastSent.current === state) return
    lastSent.current = state
    const unread = data.notifications.filter((news) => !news.read).map(({ id }) => id)
    setNewIds((known) => [...known, ...unread])
    read(allUnread(data))
  }, [isOpen, data, read])
  return newIds
}

/** A bell with the unread count; a native popover has the notifications. */
export const Bell = () => {
  const id = useId()
  const heading = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useNotifications({ polls: false })
  const newIds = useMarkReadWhileOpen(isOpen)
  const unread = data?.unread_count ?? 0
  // The label contains the visible text, as speech control needs it.
  const count = unread > 9 ? '9+' : unread
  const close = () => sheet.current?.hidePopover()
  useEffect(close, [pathname])

  return (
    <>
      <IconButton
        label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'}
        popoverTarget={id}
        className={css.bell}
      >
        <Drawing svg={bell} />
        {unread > 0 && <span className={css.badge}>{count}</span>}
      </IconButton>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={heading}
        className={css.sheet}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') void refetch()
        }}
      >
        <div className={css.head}>
          <h2 id={heading}>Notifications</h2>
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
        {!data && !error && <Spinner />}
        {!data && error && <ErrorState onRetry={() => void refetch()}>{messageOf(error)}</ErrorState>}
        {data?.notifications.length === 0 && <p className={css.empty}>Nothing new.</p>}
        {isOpen && data && (
          <ul>
            {data.notifications.map((news) => (
              <NotificationRow
                key={news.id}
                news={news}
                isNew={!news.read || newIds.includes(news.id)}
                onFollow={close}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
