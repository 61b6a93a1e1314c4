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
  story_recorded: { type: 'success', label: 'Hear it' },
  family_removed: { type: 'info', label: 'See it' },
  print_file_ready: { type: 'success', label: 'See it' },
  webhook_disabled: { type: 'warning', label: 'See it' },
}

const showNotification = async ({ id, kind, message, path }: Notification) => {
  if (!(await isFirstToNotify(id))) return
  const { type, label } = toasts[kind]
  showToast(type, message, path === null ? undefined : { label, to: path })
}

/** Reloads the notifications as soon as a cached story starts or finishes generation. */
const useRefetchOnStoryChange = () => {
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

/** Reloads what a notification says to be outdated, such as a story after a moderation decision. */
const useRefetchDecidedStory = () => {
  const queries = useQueryClient()
  return useCallback(
    ({ kind, path }: Notification) => {
      if (kind === 'story_finished' || kind === 'story_failed') return
      // Nothing that was loaded is the person's any longer.
      if (kind === 'family_removed') return void queries.invalidateQueries()
      void queries.invalidateQueries({ queryKey: ['story', storyOf(path)] })
      void queries.invalidateQueries({ queryKey: ['stories'] })
    },
    [queries],
  )
}

/**
 * Shows new notifications as toasts: once per browser, and not those that existed when the app was opened.
 * Notifications about the story on the screen are marked as read without a toast.
 */
export const NotificationToasts = () => {
  const currentStory = storyOf(useLocation().pathname)
  const { data } = useNotifications({ polls: true })
  const { mutate: read } = useReadNotifications()
  const openedAt = useRef<string | null>(null)
  const handled = useRef(new Set<string>())
  const readOnServer = useRef(new Set<string>())
  useRefetchOnStoryChange()
  const refetchStory = useRefetchDecidedStory()

  // One attempt per visit: after a failed request they are unread again.
  useEffect(() => readOnServer.current.clear(), [currentStory])
  useEffect(() => {
    if (!data) return
    openedAt.current ??= data.notifications[0]?.timestamp ?? ''
    const unread = data.notifications.filter((news) => !news.read)
    // That a file is ready cannot be seen on the book's pages.
    const isAboutCurrent = ({ kind, path }: Notification) =>
      currentStory !== null && kind !== 'print_file_ready' && storyOf(path) === currentStory
    for (const news of unread) {
      const isNew = news.timestamp > openedAt.current && !handled.current.has(news.id)
      handled.current.add(news.id)
      if (isNew) refetchStory(news)
      if (isNew && !isAboutCurrent(news)) void showNotification(news)
    }
    const seen = unread.filter((news) => isAboutCurrent(news) && !readOnServer.current.has(news.id))
    for (const { id } of seen) readOnServer.current.add(id)
    if (seen.length > 0) read(seen.map(({ id }) => id))
  }, [data, currentStory, read, refetchStory])
  return null
}
