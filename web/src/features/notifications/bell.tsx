import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from '../../lib/router/router.tsx'
import { messageOf } from '../../data/api-error.ts'
import { IconButton } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import css from './bell.module.css'
import { allUnread } from './mark-read.ts'
import { NotificationRow } from './notification-row.tsx'
import { useNotifications, useReadNotifications } from './use-notifications.ts'

/** What was unread when the sheet was opened, or came while it is: it stays marked until the sheet is closed. */
const useReadingOnceOpen = (isOpen: boolean) => {
  const [fresh, setFresh] = useState<readonly string[]>([])
  const { data } = useNotifications({ keepsAsking: false })
  const { mutate: read } = useReadNotifications()
  const told = useRef('')
  useEffect(() => {
    if (!isOpen) {
      told.current = ''
      return setFresh([])
    }
    if (!data || data.unread_count === 0) return
    // What the server could not be told is unread again: that is no reason to tell it again at once.
    const state = `${data.unread_count} ${data.notifications[0]?.id}`
    if (told.current === state) return
    told.current = state
    const unread = data.notifications.filter((news) => !news.read).map(({ id }) => id)
    setFresh((known) => [...known, ...unread])
    read(allUnread(data))
  }, [isOpen, data, read])
  return fresh
}

/** A bell with the number of unread notifications; under it, on a native popover, what they say. */
export const Bell = () => {
  const id = useId()
  const heading = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useNotifications({ keepsAsking: false })
  const fresh = useReadingOnceOpen(isOpen)
  const unread = data?.unread_count ?? 0
  // Said as it is shown: who speaks to the computer calls a thing by what stands on it.
  const count = unread > 9 ? '9+' : unread
  const close = () => sheet.current?.hidePopover()
  useEffect(close, [pathname])

  return (
    <>
      <IconButton
        icon="bell"
        label={unread > 0 ? `Notifications, ${count} unread` : 'Notifications'}
        popoverTarget={id}
        className={css.bell}
      >
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
                isNew={!news.read || fresh.includes(news.id)}
                onFollow={close}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
