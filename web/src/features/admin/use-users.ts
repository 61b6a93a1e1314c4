import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { whileAllowed } from '../../data/refresh-own-role.ts'
import { moreRoutes } from '../../data/more-routes.ts'

/** Every list of users in the cache begins with it. */
export const usersKey = 'admin-users'

const pageSize = 100

/** One page of the accounts, newest first. @param search parts of words; empty for everybody */
export const useUsers = (search: string, page: number) =>
  useQuery({
    queryKey: [usersKey, { search, page }],
    queryFn: ({ signal }) =>
      whileAllowed(() =>
        call(moreRoutes.listUsers, { query: { search, page, page_size: pageSize } }, signal),
      ),
    placeholderData: keepPreviousData,
    // Other admins are at work too.
    refetchOnMount: 'always',
  })
