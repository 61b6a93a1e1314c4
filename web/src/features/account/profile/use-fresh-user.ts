import { useQuery } from '@tanstack/react-query'
import { loadUser } from '../../../data/session.ts'

/** The person as the server knows them now; the session, and with it the header, follows. */
export const useFreshUser = () =>
  useQuery({ queryKey: ['me'], queryFn: ({ signal }) => loadUser(signal), refetchOnMount: 'always' })
