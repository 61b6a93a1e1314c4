import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../../data/api.ts'
import { refreshOwnRole, whileAllowed } from '../../data/refresh-own-role.ts'
import { showToast } from '../../ui/toasts.ts'

const activityKey = ['system', 'activity']
const everyMs = 15_000

/** Whether each part works, asked anew every quarter of a minute while it is looked at. */
export const useHealth = () =>
  useQuery({
    queryKey: ['system', 'health'],
    queryFn: ({ signal }) => whileAllowed(() => call(routes.getSystemHealth, {}, signal)),
    staleTime: 0,
    refetchInterval: everyMs,
  })

/** What is being worked on, renewed likewise. */
export const useActivity = () =>
  useQuery({
    queryKey: activityKey,
    queryFn: ({ signal }) => whileAllowed(() => call(routes.getSystemActivity, {}, signal)),
    staleTime: 0,
    refetchInterval: everyMs,
  })

/** Which models are used and what they cost, renewed likewise. */
export const useModels = () =>
  useQuery({
    queryKey: ['system', 'models'],
    queryFn: ({ signal }) => whileAllowed(() => call(routes.getSystemModels, {}, signal)),
    staleTime: 0,
    refetchInterval: everyMs,
  })

/** Runs a failed job again. */
export const useRetryJob = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(routes.retryJob, { params: { id } }),
    onSuccess: () => showToast('success', 'The job runs again.'),
    onError: refreshOwnRole,
    // Somebody else may have run it: then it is gone from the list.
    onSettled: () => queries.invalidateQueries({ queryKey: activityKey }),
  })
}
