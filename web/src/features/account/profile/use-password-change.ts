import type { PasswordChange } from '@moonpage/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../data/api.ts'
import { routes } from '../../../data/routes.ts'

const route = { ...routes.changePassword, failure: 'Failed to change password.' }

export const usePasswordChange = (onChanged: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (passwords: PasswordChange) => call(route, { body: passwords }),
    onSuccess: () => {
      // Every other one has ended.
      void queryClient.invalidateQueries({ queryKey: ['sessions'] })
      onChanged()
    },
    meta: { quiet: true },
  })
}
