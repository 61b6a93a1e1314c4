import { useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { whileAllowed } from '../../data/refresh-own-role.ts'
import { moreRoutes } from '../../data/more-routes.ts'

/** How many people, stories and ratings there are, asked anew whenever the overview is opened. */
export const useStats = () =>
  useQuery({
    queryKey: ['admin-stats'],
    queryFn: ({ signal }) => whileAllowed(() => call(moreRoutes.getAdminStats, {}, signal)),
    refetchOnMount: 'always',
  })
