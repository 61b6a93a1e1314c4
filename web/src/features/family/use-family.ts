import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

export const familyKey = ['family']

/** The user's family. */
export const useFamily = () =>
  useQuery({
    queryKey: familyKey,
    queryFn: ({ signal }) => call(routes.getFamily, {}, signal),
    // Somebody may have joined or left.
    refetchOnMount: 'always',
  })
