import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { whileAllowed } from '../../data/refresh-own-role.ts'

/** Counts of users, stories and ratings, reloaded on mount. */
export const useStats = () =>
  useQuery({
    queryKey: ['admin-stats'],
    queryFn: ({ signal }) => whileAllowed(() => call(routes.getAdminStats, {}, signal)),
    refetchOnMount: 'always',
  })
