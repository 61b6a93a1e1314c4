import type { ApiKey, NewApiKeyInput } from '@moonpage/contract/api-keys'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { showToast } from '../../ui/toasts.ts'

const queryKey = ['api-keys']

export const useApiKeys = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(routes.listApiKeys, {}, signal),
    refetchOnMount: 'always',
  })

/** Only this reply has the key. The form shows errors. */
export const useMakeApiKey = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewApiKeyInput) => call(routes.createApiKey, { body }),
    meta: { quiet: true },
    onSuccess: ({ key: _key, ...made }) =>
      queries.setQueryData<{ keys: ApiKey[] }>(queryKey, (known) => known && { keys: [made, ...known.keys] }),
  })
}

/** The dialog shows errors. */
export const useRevokeApiKey = ({ id, name }: ApiKey, onRevoked: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.revokeApiKey, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => {
      onRevoked()
      showToast('success', `${name} no longer works.`)
      return queries.invalidateQueries({ queryKey })
    },
  })
}
