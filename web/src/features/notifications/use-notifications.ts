import type { NotificationList } from '@moonpage/contract/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { markRead } from './mark-read.ts'

export const notificationsKey = ['notifications']

/** Polls often while a story is generated; seldom otherwise, when only another device can start one. */
const pollIntervalMs = (list: NotificationList | undefined): number =>
  list && list.unfinished_stories > 0 ? 4000 : 60_000

/**
 * The user's notifications, loaded on mount and when the tab gets the focus.
 * @param polls whether to poll as well
 */
export const useNotifications = ({ polls }: { polls: boolean }) =>
  useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => call(routes.listNotifications, {}, signal),
    staleTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => polls && pollIntervalMs(state.data),
  })

/**
 * Marks notifications as read, all without ids. Optimistic, rolled back on errors. Quiet, because no user action started
 * it.
 */
export const useReadNotifications = () => {
  const queries = useQueryClient()
  // A pending reply may be outdated.
  const cancelPending = () => queries.cancelQueries({ queryKey: notificationsKey })
  return useMutation({
    mutationFn: (ids?: string[]) => call(routes.readNotifications, { body: { ids } }),
    meta: { quiet: true },
    onMutate: async (ids) => {
      await cancelPending()
      const before = queries.getQueryData<NotificationList>(notificationsKey)
      if (before) queries.setQueryData(notificationsKey, markRead(before, ids))
      return before
    },
    onError: (_error, _ids, before) => {
      if (before) queries.setQueryData(notificationsKey, before)
    },
    onSuccess: async (list) => {
      await cancelPending()
      queries.setQueryData(notificationsKey, list)
    },
  })
}
