import type { ReportedStoryList } from '@moonpage/contract/moderation'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { whileAllowed } from '../../data/refresh-own-role.ts'

/** First part of the query key of everything about reported stories. */
export const reportedKey = 'moderation'
const countKey = [reportedKey, 'count']

const pollIntervalMs = 30_000

/** How many stories wait for a moderator; undefined until loaded. */
export const useWaitingCount = ({ enabled }: { enabled: boolean }): number | undefined =>
  useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) =>
      whileAllowed(
        async () => (await call(routes.listReportedStories, { query: { page_size: 1 } }, signal)).total,
      ),
    enabled: enabled,
    staleTime: pollIntervalMs,
    refetchInterval: pollIntervalMs,
  }).data

/**
 * A page of the reported stories, polled every half minute.
 * @param isPaused while the moderator decides: the shown stories stay, and the server detects conflicts
 */
export const useReported = (page: number, isPaused: boolean) => {
  const queries = useQueryClient()
  return useQuery<ReportedStoryList>({
    queryKey: [reportedKey, 'list', page],
    queryFn: ({ signal }) =>
      whileAllowed(async () => {
        const list = await call(routes.listReportedStories, { query: { page } }, signal)
        queries.setQueryData(countKey, list.total)
        return list
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: !isPaused && pollIntervalMs,
    refetchOnWindowFocus: !isPaused,
  })
}
