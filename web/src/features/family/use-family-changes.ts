import type { FamilyRole } from '@moonpage/contract/account'
import type { Family, FamilyMember } from '@moonpage/contract/families'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole } from '../../data/refresh-own-role.ts'
import { clearPerUser } from '../../lib/storage.ts'
import { showToast } from '../../ui/toasts.ts'
import { roleWords } from './role-words.ts'
import { startAfresh } from './start-afresh.ts'
import { familyKey } from './use-family.ts'

/** Creates an invitation; only this reply has its link. The form shows errors. */
export const useInvite = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (role: FamilyRole) => call(routes.createFamilyInvitation, { body: { role } }),
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: ({ invitation_url: _link, ...invitation }) =>
      queries.setQueryData<Family>(
        familyKey,
        (family) => family && { ...family, invitations: [invitation, ...family.invitations] },
      ),
  })
}

export const useCancelInvitation = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(routes.revokeFamilyInvitation, { params: { id } }),
    onError: refreshOwnRole,
    onSuccess: () => showToast('success', 'The invitation no longer works.'),
    // It may have been used meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: familyKey }),
  })
}

export const useChangeRole = ({ id, first_name: name }: FamilyMember) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (role: FamilyRole) => call(routes.changeFamilyRole, { params: { id }, body: { role } }),
    onError: refreshOwnRole,
    onSuccess: (_family, role) => showToast('success', `${name} is a ${roleWords[role].inSentence} now.`),
    onSettled: () => queries.invalidateQueries({ queryKey: familyKey }),
  })
}

/** The dialog shows errors. */
export const useRemoveMember = ({ id, first_name: name }: FamilyMember, onRemoved: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.removeFamilyMember, { params: { id } }),
    meta: { quiet: true },
    onError: refreshOwnRole,
    onSuccess: () => {
      onRemoved()
      showToast('success', `${name} is no longer in your family.`)
      return queries.invalidateQueries({ queryKey: familyKey })
    },
  })
}

/** The dialog shows errors. */
export const useLeaveFamily = (onLeft: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.leaveFamily, {}),
    meta: { quiet: true },
    onSuccess: async () => {
      // A draft may have one of the family's characters.
      clearPerUser()
      await startAfresh(queries)
      onLeft()
      showToast('success', 'You’ve left the family.')
    },
  })
}
