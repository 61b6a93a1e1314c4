import type { AuditAction } from '@moonpage/contract/audit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { whileAllowed } from '../../data/refresh-own-role.ts'

/** A page of the audit log, newest first, optionally of one action. */
export const useAudit = (action: AuditAction | undefined, page: number) =>
  useQuery({
    queryKey: ['audit', { action, page }],
    queryFn: ({ signal }) => whileAllowed(() => call(routes.listAudit, { query: { action, page } }, signal)),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    staleTime: 0,
  })
