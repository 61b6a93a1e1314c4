import type { QueryClient } from '@tanstack/react-query'
import { loadUser } from '../../data/session.ts'

/** First part of the keys of invitations that the user opened. */
export const invitationKey = 'family-invitation'

/** After joining or leaving a family: another library and perhaps another role. */
export const startAfresh = async (queries: QueryClient): Promise<void> => {
  queries.removeQueries({ type: 'inactive' })
  const reloading = queries.invalidateQueries({
    // It is used up by now; its page stays until the next one is loaded.
    predicate: ({ queryKey }) => queryKey[0] !== invitationKey,
  })
  await Promise.allSettled([loadUser(), reloading])
}
