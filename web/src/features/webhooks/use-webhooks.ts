import type { NewWebhookInput, Webhook } from '@moonpage/contract/webhooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { showToast } from '../../ui/toasts.ts'

const queryKey = ['webhooks']
type Known = { webhooks: Webhook[] }

/** While something is about to be sent, its outcome is asked for. */
const isSending = (known: Known | undefined): boolean =>
  known?.webhooks.some(({ deliveries }) =>
    deliveries.some(({ status, attempts }) => status === 'pending' && attempts === 0),
  ) ?? false

export const useWebhooks = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(routes.listWebhooks, {}, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isSending(state.data) ? 1000 : false),
  })

/** Only this reply has the secret. The form shows errors. */
export const useAddWebhook = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewWebhookInput) => call(routes.createWebhook, { body }),
    meta: { quiet: true },
    onSuccess: ({ secret: _secret, ...added }) =>
      queries.setQueryData<Known>(queryKey, (known) => known && { webhooks: [added, ...known.webhooks] }),
  })
}

export const useTestWebhook = ({ id }: Webhook) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.testWebhook, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}

export const useEnableWebhook = ({ id }: Webhook) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.enableWebhook, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  })
}

/** The dialog shows errors. */
export const useRemoveWebhook = ({ id }: Webhook, onRemoved: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.deleteWebhook, { params: { id } }),
    meta: { quiet: true },
    onSuccess: () => {
      onRemoved()
      showToast('success', 'The webhook is removed.')
      return queries.invalidateQueries({ queryKey })
    },
  })
}
