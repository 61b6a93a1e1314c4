import type { ReportedStoryList } from '@moonpage/contract/moderation'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { whileAllowed } from '../../data/refresh-own-role.ts'

/** Everything in the cache about what waits for a moderator begins with it. */
export const reportedKey = 'moderation'
const countKey = [reportedKey, 'count']

const everyMs = 30_000

/** How many stories wait for a moderator; undefined while nobody knows. */
export const useWaitingCount = ({ isAsked }: { isAsked: boolean }): number | undefined =>
  useQuery({
    queryKey: countKey,
    queryFn: ({ signal }) =>
      whileAllowed(
        async () => (await call(routes.listReportedStories, { query: { page_size: 1 } }, signal)).total,
      ),
    enabled: isAsked,
    staleTime: everyMs,
    refetchInterval: everyMs,
  }).data

/**
 * One page of what waits, renewed every half minute while it is looked at. @param isPaused while somebody decides:
 * what they look at stays before them, and the server knows whether it was decided meanwhile
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
    refetchInterval: !isPaused && everyMs,
    refetchOnWindowFocus: !isPaused,
  })
}
