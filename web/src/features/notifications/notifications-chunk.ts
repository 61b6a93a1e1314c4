// One script for the two: apart, they cut what they share with the first page into pieces that cost it 1.2 KiB.
export { Bell } from './bell.tsx'
export { NotificationToasts } from './notification-toasts.tsx'
