import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { invitationKey, startAfresh } from './start-afresh.ts'

/** What the invitation says to this user. @param userId undefined for visitors */
export const useReceivedInvitation = (token: string, userId: string | undefined, enabled: boolean) =>
  useQuery({
    queryKey: [invitationKey, token, userId],
    queryFn: ({ signal }) => call(routes.getFamilyInvitation, { params: { token } }, signal),
    enabled,
    refetchOnMount: 'always',
  })

/** Joins the family. The page shows errors. */
export const useJoin = (token: string, onJoined: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.joinFamily, { params: { token } }),
    meta: { quiet: true },
    onSuccess: async () => {
      await startAfresh(queries)
      onJoined()
    },
  })
}
