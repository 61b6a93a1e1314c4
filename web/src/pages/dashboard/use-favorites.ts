import type { StoryList } from '@moonpage/contract/story'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

/** Number of favorites in the preview, and when expanded. */
export const previewSize = 6
export const wholeSize = 50

/** The newest favorites. @param size maximum number */
export const useFavorites = (size: number, enabled = true): UseQueryResult<StoryList> =>
  useQuery({
    queryKey: ['favorites', { size }],
    queryFn: ({ signal }) => call(routes.listFavorites, { query: { page_size: size } }, signal),
    refetchOnMount: 'always',
    enabled,
  })
