import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

export const generationInfoKey = ['making']

/** What stories cost here and whether they can be begun today. The form works without an answer, too. */
export const useGenerationInfo = () =>
  useQuery({
    queryKey: generationInfoKey,
    queryFn: ({ signal }) => call(routes.getGenerationInfo, {}, signal),
    staleTime: 60_000,
  })
