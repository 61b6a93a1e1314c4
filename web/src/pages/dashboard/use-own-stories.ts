import { isUnfinished } from '@moonpage/contract/progress'
import type { StoryList } from '@moonpage/contract/story'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { queryOf, type Filters } from './own-story-filters.ts'

const pollMs = 3000

/** A page of the user's own stories; the previous one is the placeholder while it loads. */
export const useOwnStories = (filters: Filters): UseQueryResult<StoryList> =>
  useQuery({
    queryKey: ['stories', filters],
    queryFn: ({ signal }) => call(routes.listStories, { query: queryOf(filters) }, signal),
    placeholderData: keepPreviousData,
    // Users come here to see what is new.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.stories.some((story) => isUnfinished(story.generation_status)) ? pollMs : false,
  })
