import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { moreRoutes } from '../../data/more-routes.ts'

export const makingKey = ['making']

/** What stories cost here and whether they can be begun today. The form works without an answer, too. */
export const useMaking = () =>
  useQuery({
    queryKey: makingKey,
    queryFn: ({ signal }) => call(moreRoutes.howStoriesAreMade, {}, signal),
    staleTime: 60_000,
  })
