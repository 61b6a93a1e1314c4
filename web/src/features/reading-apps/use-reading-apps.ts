import type { CatalogKey } from '@moonpage/contract/catalog-keys'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { showToast } from '../../ui/toasts.ts'

const queryKey = ['catalog-keys']

export const useReadingApps = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(routes.listCatalogKeys, {}, signal),
    refetchOnMount: 'always',
  })

/** Only this reply has the key. The form shows errors. */
export const useAddReadingApp = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(routes.createCatalogKey, { body: { name } }),
    meta: { quiet: true },
    onSuccess: ({ id, name, created_at, last_used_at }) =>
      queries.setQueryData<{ keys: CatalogKey[] }>(
        queryKey,
        (known) => known && { keys: [{ id, name, created_at, last_used_at }, ...known.keys] },
      ),
  })
}

/** The dialog shows errors. */
export const useRemoveReadingApp = ({ id, name }: CatalogKey, onRemoved: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.revokeCatalogKey, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => {
      onRemoved()
      showToast('success', `${name} can no longer open your books.`)
      return queries.invalidateQueries({ queryKey })
    },
  })
}
