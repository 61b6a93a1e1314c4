import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { moreRoutes } from '../../data/more-routes.ts'

export const generationInfoKey = ['making']

/** What stories cost here and whether they can be begun today. The form works without an answer, too. */
export const useGenerationInfo = () =>
  useQuery({
    queryKey: generationInfoKey,
    queryFn: ({ signal }) => call(moreRoutes.getGenerationInfo, {}, signal),
    staleTime: 60_000,
  })
