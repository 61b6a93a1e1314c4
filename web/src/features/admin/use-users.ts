import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { whileAllowed } from '../../data/refresh-own-role.ts'

/** Every list of users in the cache begins with it. */
export const usersKey = 'admin-users'

const pageSize = 100

/** One page of the accounts, newest first. @param search parts of words; empty for everybody */
export const useUsers = (search: string, page: number) =>
  useQuery({
    queryKey: [usersKey, { search, page }],
    queryFn: ({ signal }) =>
      whileAllowed(() => call(routes.listUsers, { query: { search, page, page_size: pageSize } }, signal)),
    placeholderData: keepPreviousData,
    // Other admins are at work too.
    refetchOnMount: 'always',
  })
