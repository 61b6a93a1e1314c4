import * as z from 'zod/mini'
import { route } from './route.ts'

export const notificationKinds = [
  'story_finished',
  'story_failed',
  'story_taken_down',
  'story_restored',
  'appeal_declined',
  /** Somebody with a recording link has recorded all pages. */
  'story_recorded',
  /** A parent removed the person from the family. */
  'family_removed',
  /** Nothing arrived at a webhook for long, so it is off. */
  'webhook_disabled',
  /** The file for a print shop that they wanted is painted. */
  'print_file_ready',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const Notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** A sentence for the user. */
  message: z.string(),
  /** The path that it links to; null for none. */
  path: z.nullable(z.string()),
  timestamp: z.iso.datetime(),
  read: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationList = z.object({
  /** The newest fifty, newest first. */
  notifications: z.array(Notification),
  unread_count: z.int(),
  /** How many of their stories are being generated; while there are some, polling more often is worth it. */
  unfinished_stories: z.int(),
})
export type NotificationList = z.infer<typeof NotificationList>

export const listNotifications = route({
  method: 'GET',
  path: '/api/v1/notifications',
  summary: 'Your newest notifications',
  failure: 'We couldn’t load your notifications.',
  access: 'user',
  reply: NotificationList,
})

export const readNotifications = route({
  method: 'POST',
  path: '/api/v1/notifications/read',
  summary: 'Mark notifications as read: the given ids, or all',
  failure: 'We couldn’t update your notifications.',
  access: 'user',
  body: z.strictObject({ ids: z.optional(z.array(z.string()).check(z.maxLength(100))) }),
  reply: NotificationList,
})
