import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole, whileAllowed } from '../../data/refresh-own-role.ts'
import { showToast } from '../../ui/toasts.ts'

const activityKey = ['system', 'activity']
const pollIntervalMs = 15_000

/** The health of each component, polled while it is shown. */
export const useHealth = () =>
  useQuery({
    queryKey: ['system', 'health'],
    queryFn: ({ signal }) => whileAllowed(() => call(routes.getSystemHealth, {}, signal)),
    staleTime: 0,
    refetchInterval: pollIntervalMs,
  })

/** Queue, workers, storage and spending, polled while shown. */
export const useActivity = () =>
  useQuery({
    queryKey: activityKey,
    queryFn: ({ signal }) => whileAllowed(() => call(routes.getSystemActivity, {}, signal)),
    staleTime: 0,
    refetchInterval: pollIntervalMs,
  })

/** Models and their costs, polled while shown. */
export const useModels = () =>
  useQuery({
    queryKey: ['system', 'models'],
    queryFn: ({ signal }) => whileAllowed(() => call(routes.getSystemModels, {}, signal)),
    staleTime: 0,
    refetchInterval: pollIntervalMs,
  })

/** Retries a failed job. */
export const useRetryJob = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(routes.retryJob, { params: { id } }),
    onSuccess: () => showToast('success', 'The job runs again.'),
    onError: refreshOwnRole,
    // Another admin may have retried it.
    onSettled: () => queries.invalidateQueries({ queryKey: activityKey }),
  })
}
