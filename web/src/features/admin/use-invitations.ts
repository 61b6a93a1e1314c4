import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole, whileAllowed } from '../../data/refresh-own-role.ts'
import { showToast } from '../../ui/toasts.ts'

const queryKey = ['invitations']

/** The newest invitations, and who may sign up. */
export const useInvitations = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => whileAllowed(() => call(routes.listInvitations, {}, signal)),
    // Somebody may have used one.
    refetchOnMount: 'always',
  })

/** Makes an invitation. What fails is said by the dialog. */
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
    // Somebody may have used it meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
