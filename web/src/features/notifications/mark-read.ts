import type { NotificationList } from '@moonpage/contract/notifications'

/** The list as the server will answer it once those of `ids`, or all without, are marked as read. */
export const markRead = (list: NotificationList, ids?: readonly string[]): NotificationList => {
  const marks = (id: string) => ids?.includes(id) ?? true
  const newlyRead = list.notifications.filter(({ id, read }) => !read && marks(id)).length
  return {
    ...list,
    notifications: list.notifications.map((one) => (marks(one.id) ? { ...one, read: true } : one)),
    unread_count: ids ? list.unread_count - newlyRead : 0,
  }
}

/** What to name to the server so that all is read: the unread ones, or nothing where more are unread than listed. */
export const allUnread = ({ notifications, unread_count }: NotificationList): string[] | undefined => {
  const unread = notifications.filter(({ read }) => !read).map(({ id }) => id)
  return unread.length < unread_count ? undefined : unread
}
