import type { CharacterInput } from '@moonpage/contract/characters'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

const queryKey = ['characters']

/** The user's characters, newest first. */
export const useCharacters = ({ enabled = true } = {}) =>
  useQuery({
    queryKey,
    enabled,
    queryFn: async ({ signal }) => (await call(routes.listCharacters, {}, signal)).characters,
    // Another tab may have created one.
    refetchOnMount: 'always',
  })

/** Creates a character, or updates the one with `id`. The screen shows errors. */
export const useSaveCharacter = (id: string | null) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CharacterInput) =>
      id ? call(routes.updateCharacter, { params: { id }, body }) : call(routes.createCharacter, { body }),
    meta: { quiet: true },
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}

export const useDeleteCharacter = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.deleteCharacter, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}
