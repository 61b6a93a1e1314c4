import type { CharacterInput } from '@moonpage/contract/characters'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { moreRoutes } from '../../data/more-routes.ts'

const queryKey = ['characters']

/** All of them, newest first; nobody for a visitor. */
export const useCharacters = ({ enabled = true } = {}) =>
  useQuery({
    queryKey,
    enabled,
    queryFn: async ({ signal }) => (await call(moreRoutes.listCharacters, {}, signal)).characters,
    // Another tab may have made one.
    refetchOnMount: 'always',
  })

/** Makes a character, or changes the one with `id`. The screen says what went wrong. */
export const useSaveCharacter = (id: string | null) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CharacterInput) =>
      id
        ? call(moreRoutes.updateCharacter, { params: { id }, body })
        : call(moreRoutes.createCharacter, { body }),
    meta: { quiet: true },
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}

export const useDeleteCharacter = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(moreRoutes.deleteCharacter, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}
