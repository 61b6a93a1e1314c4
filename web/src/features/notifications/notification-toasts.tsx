import { isUnfinished } from '@moonpage/contract/progress'
import type { Notification, NotificationKind } from '@moonpage/contract/notifications'
import type { Story } from '@moonpage/contract/story'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from '../../lib/router/router.tsx'
import { showToast, type Toast } from '../../ui/toasts.ts'
import { isFirstToNotify } from './dedupe-notification.ts'
import { storyOf } from './story-of.ts'
import { notificationsKey, useNotifications, useReadNotifications } from './use-notifications.ts'

const toasts: Record<NotificationKind, { type: Toast['type']; label: string }> = {
  story_finished: { type: 'success', label: 'Read it' },
  story_failed: { type: 'warning', label: 'See what’s saved' },
  story_taken_down: { type: 'warning', label: 'See why' },
  story_restored: { type: 'success', label: 'See it' },
  appeal_declined: { type: 'info', label: 'See why' },
}

const ring = async ({ id, kind, message, path }: Notification) => {
  if (!(await isFirstToNotify(id))) return
  const { type, label } = toasts[kind]
  showToast(type, message, path === null ? undefined : { label, to: path })
}

/** Asks at once when a story at hand begins or ends to be made, and not only when it is time again. */
const useAskingWhenStoriesChange = () => {
  const queries = useQueryClient()
  useEffect(() => {
    const unfinished = new Set<string>()
    return queries.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== 'story') return
      const story = query.state.data as Story | undefined
      if (!story || isUnfinished(story.generation_status) === unfinished.has(story.id)) return
      if (!unfinished.delete(story.id)) unfinished.add(story.id)
      void queries.invalidateQueries({ queryKey: notificationsKey })
    })
  }, [queries])
}

/** What a moderator decided is read at the story: whatever is kept of it is of before. */
const useRenewedStories = () => {
  const queries = useQueryClient()
  return useCallback(
    ({ kind, path }: Notification) => {
      if (kind === 'story_finished' || kind === 'story_failed') return
      void queries.invalidateQueries({ queryKey: ['story', storyOf(path)] })
      void queries.invalidateQueries({ queryKey: ['stories'] })
    },
    [queries],
  )
}

/**
 * Rings for what is told while one is elsewhere in the app: once a browser, and not for what was there when the
 * app was opened. Whoever is at the story itself sees it, and has read the news of it.
 */
export const NotificationToasts = () => {
  const here = storyOf(useLocation().pathname)
  const { data } = useNotifications({ keepsAsking: true })
  const { mutate: read } = useReadNotifications()
  const openedAt = useRef<string | null>(null)
  const heard = useRef(new Set<string>())
  const readHere = useRef(new Set<string>())
  useAskingWhenStoriesChange()
  const renew = useRenewedStories()

  // One try a visit: what the server could not be told is unread again.
  useEffect(() => readHere.current.clear(), [here])
  useEffect(() => {
    if (!data) return
    openedAt.current ??= data.notifications[0]?.timestamp ?? ''
    const unread = data.notifications.filter((news) => !news.read)
    const isOfHere = ({ path }: Notification) => here !== null && storyOf(path) === here
    for (const news of unread) {
      const isNew = news.timestamp > openedAt.current && !heard.current.has(news.id)
      heard.current.add(news.id)
      if (isNew) renew(news)
      if (isNew && !isOfHere(news)) void ring(news)
    }
    const seen = unread.filter((news) => isOfHere(news) && !readHere.current.has(news.id))
    for (const { id } of seen) readHere.current.add(id)
    if (seen.length > 0) read(seen.map(({ id }) => id))
  }, [data, here, read, renew])
  return null
}
