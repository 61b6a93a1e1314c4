import type { StoryList } from '@moonpage/contract/story'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

/** How many stand on the shelf before somebody asks for all, and how many then. */
export const previewSize = 6
export const wholeSize = 50

/** The newest favourites. @param size how many of them at most */
export const useFavorites = (size: number, enabled = true): UseQueryResult<StoryList> =>
  useQuery({
    queryKey: ['favorites', { size }],
    queryFn: ({ signal }) => call(routes.listFavorites, { query: { page_size: size } }, signal),
    refetchOnMount: 'always',
    enabled,
  })
