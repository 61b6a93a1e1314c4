import { isUnfinished } from '@moonpage/contract/progress'
import type { StoryList } from '@moonpage/contract/story'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { queryOf, type Filters } from './own-story-filters.ts'

const pollMs = 3000

/** One page of one's own stories; while it is on its way, what was shown before stays as a placeholder. */
export const useOwnStories = (filters: Filters): UseQueryResult<StoryList> =>
  useQuery({
    queryKey: ['stories', filters],
    queryFn: ({ signal }) => call(routes.listStories, { query: queryOf(filters) }, signal),
    placeholderData: keepPreviousData,
    // A shelf is looked at to see what is new on it.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.stories.some((story) => isUnfinished(story.generation_status)) ? pollMs : false,
  })
