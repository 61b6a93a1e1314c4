import type { AdminUser, AdminUserList, UserChange } from '@moonpage/contract/admin-users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'
import { showToast } from '../../ui/toasts.ts'
import { usersKey } from './use-users.ts'

const done = ({ role, is_active }: UserChange): string => {
  if (role) return 'User role updated successfully'
  return is_active ? 'User activated successfully' : 'User deactivated successfully'
}

/** Changes one account, and puts the answer into every list that shows it. Of several changes each waits for the last. */
export const useUpdateUser = (id: string) => {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: `${usersKey} ${id}` },
    mutationFn: (change: UserChange) => {
      const failure = change.role ? 'Failed to update user role' : 'Failed to update user status'
      return call({ ...routes.updateUser, failure }, { params: { id }, body: change })
    },
    onSuccess: (updated: AdminUser, change) => {
      cache.setQueriesData<AdminUserList>(
        { queryKey: [usersKey] },
        (list) =>
          list && { ...list, users: list.users.map((user) => (user.id === updated.id ? updated : user)) },
      )
      showToast('success', done(change))
    },
    // What the list shows may be what is wrong.
    onError: async (error) => {
      await refreshOwnRole(error)
      void cache.invalidateQueries({ queryKey: [usersKey] })
    },
  })
}
