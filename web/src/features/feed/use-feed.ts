import type { StoryList } from '@moonpage/contract/story'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { pageData, startingWith } from '../../data/page-data.ts'
import { routes } from '../../data/routes.ts'
import { everything, feedPath, queryOf, type Wanted } from './wanted.ts'

/** One page of the public stories; while it is on its way, what was shown before stays as a placeholder. */
export const useFeed = (wanted: Wanted): UseQueryResult<StoryList> => {
  const first = feedPath(wanted) === feedPath(everything) ? pageData().feed : undefined
  const isPart = first && first.stories.length < Math.min(first.total, first.page_size)
  return useQuery({
    queryKey: ['public', 'feed', wanted],
    queryFn: ({ signal }) => call(routes.publicFeed, { query: queryOf(wanted) }, signal),
    placeholderData: keepPreviousData,
    // Some may have been taken back since.
    ...startingWith(first, isPart),
  })
}
