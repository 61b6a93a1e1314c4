import type { NotificationList } from '@moonpage/contract/notifications'
import { expect, test } from 'vitest'
import { allUnread, markRead } from './mark-read.ts'

const news = (id: string, read = false) => ({
  id,
  read,
  kind: 'story_finished' as const,
  message: `“${id}” is ready to read.`,
  path: `/story/${id}/page/1`,
  timestamp: '2024-05-01T19:00:00.000Z',
})
const list = (unread_count: number): NotificationList => ({
  notifications: [news('c'), news('b', true), news('a')],
  unread_count,
  unfinished_stories: 0,
})
const unreadIn = ({ notifications }: NotificationList) =>
  notifications.filter(({ read }) => !read).map(({ id }) => id)

test('marks the given ids and subtracts only unread ones', () => {
  const marked = markRead(list(2), ['c', 'b', 'nothing'])
  expect([unreadIn(marked), marked.unread_count]).toEqual([['a'], 1])
})

test('marks all, including those not in the list', () => {
  const marked = markRead(list(7))
  expect([unreadIn(marked), marked.unread_count]).toEqual([[], 0])
})

test('returns the unread ids, or undefined if more are unread than listed', () => {
  expect(allUnread(list(2))).toEqual(['c', 'a'])
  expect(allUnread(list(3))).toBeUndefined()
})
