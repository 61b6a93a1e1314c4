import type { AdminUser, AdminUserList, UserChange } from '@moonpage/contract/admin-users'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'
import { showToast } from '../../ui/toasts.ts'
import { usersKey } from './use-users.ts'

const successMessage = ({ role, is_active }: UserChange): string => {
  if (role) return 'User role updated successfully'
  return is_active ? 'User activated successfully' : 'User deactivated successfully'
}

/** Updates an account and every cached list that contains it. Updates of one account run one after the other. */
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
      showToast('success', successMessage(change))
    },
    // The list may be outdated.
    onError: async (error) => {
      await refreshOwnRole(error)
      void cache.invalidateQueries({ queryKey: [usersKey] })
    },
  })
}
