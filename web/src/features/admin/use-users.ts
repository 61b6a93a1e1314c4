import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '../../data/api-error.ts'
import { call } from '../../data/api.ts'
import { routes } from '../../data/routes.ts'
import { loadUser } from '../../data/session.ts'

/** Every list of users in the cache begins with it. */
export const usersKey = 'admin-users'

/** Who may not see this any more is told so by their own account, and the guard leads them elsewhere. */
export const learnOwnRole = async (error: unknown): Promise<void> => {
  if (error instanceof ApiError && error.status === 403) await loadUser().catch(() => {})
}

/** One page of the accounts, newest first. @param search parts of words; empty for everybody */
export const useUsers = (search: string, page: number) =>
  useQuery({
    queryKey: [usersKey, { search, page }],
    queryFn: async ({ signal }) => {
      try {
        return await call(routes.listUsers, { query: { search, page } }, signal)
      } catch (error) {
        await learnOwnRole(error)
        throw error
      }
    },
    placeholderData: keepPreviousData,
    // Other admins are at work too.
    refetchOnMount: 'always',
  })
