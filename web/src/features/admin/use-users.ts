import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { whileAllowed } from '../../data/refresh-own-role.ts'

/** First part of the query key of every user list. */
export const usersKey = 'admin-users'

const pageSize = 100

/** A page of accounts, newest first. @param search parts of words; empty for all */
export const useUsers = (search: string, page: number) =>
  useQuery({
    queryKey: [usersKey, { search, page }],
    queryFn: ({ signal }) =>
      whileAllowed(() => call(routes.listUsers, { query: { search, page, page_size: pageSize } }, signal)),
    placeholderData: keepPreviousData,
    // Another admin may have changed it.
    refetchOnMount: 'always',
  })
