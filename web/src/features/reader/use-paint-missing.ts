import type { Story } from '@moonpage/contract/story'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'

/** Generates the missing pictures of a story, without regenerating its text. */
export const usePaintMissing = ({ id }: Pick<Story, 'id'>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.regenerateImages, { params: { id } }),
    onSuccess: (painting) => {
      queries.setQueryData(['story', id], painting)
      void queries.invalidateQueries({ queryKey: ['stories'] })
    },
  })
}
