import type { StoryList } from '@moonpage/contract/story'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { initialData, withInitialData } from '../../data/initial-data.ts'
import { queryOf, type Filters } from './public-story-filters.ts'

/** One page of the public stories; while it is on its way, what was shown before stays as a placeholder. */
export const useFeed = (filters: Filters): UseQueryResult<StoryList> => {
  return useQuery({
    queryKey: ['public', 'feed', filters],
    queryFn: ({ signal }) => call(routes.listPublicFeed, { query: queryOf(filters) }, signal),
    placeholderData: keepPreviousData,
    // Some may have been taken back since.
    ...withInitialData(initialData().feed),
  })
}
