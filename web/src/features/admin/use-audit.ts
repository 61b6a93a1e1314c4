import type { AuditAction } from '@moonpage/contract/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { whileAllowed } from '../../data/refresh-own-role.ts'
import { moreRoutes } from '../../data/more-routes.ts'

/** One page of the log, newest first; of one kind of decision, or of all. */
export const useAudit = (action: AuditAction | undefined, page: number) =>
  useQuery({
    queryKey: ['audit', { action, page }],
    queryFn: ({ signal }) =>
      whileAllowed(() => call(moreRoutes.listAudit, { query: { action, page } }, signal)),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    staleTime: 0,
  })
