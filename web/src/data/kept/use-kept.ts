import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../session-store.ts'
import { keptBooks } from './kept-books.ts'
import { onKeptChange } from './kept-changes.ts'

/** The books of this person on this device; in a child's view those that the child may see. */
export const useKept = () => {
  const { user } = useSession()
  const queries = useQueryClient()
  const queryKey = ['kept', user?.id, user?.child_view?.id]
  useEffect(() => onKeptChange(() => void queries.invalidateQueries({ queryKey: ['kept'] })), [queries])
  return useQuery({
    queryKey,
    queryFn: async () => {
      const books = user ? await keptBooks(user.id) : []
      const child = user?.child_view?.id
      return child
        ? books.filter(({ copy, hidden_from }) => copy === 'own' && !hidden_from.includes(child))
        : books
    },
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })
}
