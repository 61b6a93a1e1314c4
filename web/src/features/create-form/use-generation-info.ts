import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

export const generationInfoKey = ['making']

/** What stories cost, and whether they can be started today. The form works without it. */
export const useGenerationInfo = () =>
  useQuery({
    queryKey: generationInfoKey,
    queryFn: ({ signal }) => call(routes.getGenerationInfo, {}, signal),
    staleTime: 60_000,
  })
