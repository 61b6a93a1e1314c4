import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isAuthPath, messageOf } from './api-error.ts'
import { checkConnectivity } from './connectivity.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: no error toast, because the screen shows the error. */
    mutationMeta: { quiet?: boolean }
  }
}

/** The toast for a failed mutation; null where the form or the session shows the error. */
const toastFor = (error: Error): string | null =>
  error instanceof ApiError && (error.status === 401 || isAuthPath(error.path)) ? null : messageOf(error)

const recheckConnectivity = (error: Error) => {
  if (error instanceof ApiError && error.status === 0) void checkConnectivity()
}

/** Refetches the stale queries on the screen. */
export const refetchShown = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', stale: true })

/** @param showError shows the message of a failed mutation */
export const makeQueryClient = (showError: (message: string) => void): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.isRefusal),
        // Browsers report offline on a home network without internet, where the server can still be reached.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: recheckConnectivity }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        recheckConnectivity(error)
        const message = mutation.meta?.quiet ? null : toastFor(error)
        if (message) showError(message)
      },
    }),
  })
