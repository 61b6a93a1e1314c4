import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole, whileAllowed } from '../../data/refresh-own-role.ts'
import { showToast } from '../../ui/toasts.ts'

const queryKey = ['invitations']

/** The newest invitations, and the sign-up mode. */
export const useInvitations = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => whileAllowed(() => call(routes.listInvitations, {}, signal)),
    // One may have been used.
    refetchOnMount: 'always',
  })

/** Creates an invitation. The dialog shows errors. */
export const useInvite = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (note: string) => call(routes.createInvitation, { body: { note } }),
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}

export const useRevokeInvitation = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(routes.revokeInvitation, { params: { id } }),
    onError: refreshOwnRole,
    onSuccess: () => showToast('success', 'The invitation no longer works.'),
    // It may have been used meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
