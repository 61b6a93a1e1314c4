import type { CharacterInput } from '@moonpage/contract/characters'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

const queryKey = ['characters']

/** All of them, newest first; nobody for a visitor. */
export const useCharacters = ({ enabled = true } = {}) =>
  useQuery({
    queryKey,
    enabled,
    queryFn: async ({ signal }) => (await call(routes.listCharacters, {}, signal)).characters,
    // Another tab may have made one.
    refetchOnMount: 'always',
  })

/** Makes a character, or changes the one with `id`. The screen says what went wrong. */
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
