import { useQuery } from '@tanstack/react-query'
import { loadUser } from '../../../data/session.ts'

/** Reloads the current user on mount; the session, and with it the header, is updated. */
export const useFreshUser = () =>
  useQuery({ queryKey: ['me'], queryFn: ({ signal }) => loadUser(signal), refetchOnMount: 'always' })
