// One chunk for both: two would split the modules shared with the first page, which then grows by 1.2 KiB.
export { Bell } from './bell.tsx'
export { NotificationToasts } from './notification-toasts.tsx'
