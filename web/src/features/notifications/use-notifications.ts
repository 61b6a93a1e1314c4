import type { NotificationList } from '@moonpage/contract/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { markRead } from './mark-read.ts'

export const notificationsKey = ['notifications']

/** Often while a story is being made; seldom while only another device can have begun one. */
const askAgainIn = (known: NotificationList | undefined): number =>
  known && known.unfinished_stories > 0 ? 4000 : 60_000

/**
 * What a person was told. Asked for at first and whenever the tab is looked at again.
 * @param keepsAsking also while it is looked at
 */
export const useNotifications = ({ keepsAsking }: { keepsAsking: boolean }) =>
  useQuery({
    queryKey: notificationsKey,
    queryFn: ({ signal }) => call(routes.listNotifications, {}, signal),
    staleTime: 0,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => keepsAsking && askAgainIn(state.data),
  })

/**
 * Marks notifications as read, all without ids: on the screen at once, and unread again where the server could
 * not be told. Quiet: nobody pressed anything for it, so nobody is told that it failed.
 */
export const useReadNotifications = () => {
  const queries = useQueryClient()
  // An answer on its way was given before this.
  const dropAnswers = () => queries.cancelQueries({ queryKey: notificationsKey })
  return useMutation({
    mutationFn: (ids?: string[]) => call(routes.readNotifications, { body: { ids } }),
    meta: { quiet: true },
    onMutate: async (ids) => {
      await dropAnswers()
      const before = queries.getQueryData<NotificationList>(notificationsKey)
      if (before) queries.setQueryData(notificationsKey, markRead(before, ids))
      return before
    },
    onError: (_error, _ids, before) => {
      if (before) queries.setQueryData(notificationsKey, before)
    },
    onSuccess: async (list) => {
      await dropAnswers()
      queries.setQueryData(notificationsKey, list)
    },
  })
}
