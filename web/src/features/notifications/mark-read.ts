import type { NotificationList } from '@moonpage/contract/notifications'

/** The list after the given ids, or all, are marked as read, as the server will return it. */
export const markRead = (list: NotificationList, ids?: readonly string[]): NotificationList => {
  const marks = (id: string) => ids?.includes(id) ?? true
  const newlyRead = list.notifications.filter(({ id, read }) => !read && marks(id)).length
  return {
    ...list,
    notifications: list.notifications.map((one) => (marks(one.id) ? { ...one, read: true } : one)),
    unread_count: ids ? list.unread_count - newlyRead : 0,
  }
}

/** The ids to send so that all are read: the unread ones, or undefined (all) if more are unread than listed. */
export const allUnread = ({ notifications, unread_count }: NotificationList): string[] | undefined => {
  const unread = notifications.filter(({ read }) => !read).map(({ id }) => id)
  return unread.length < unread_count ? undefined : unread
}
