import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isAuthPath, messageOf } from './api-error.ts'
import { checkConnectivity } from './connectivity.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the screen itself says what went wrong, so no toast does. */
    mutationMeta: { quiet?: boolean }
  }
}

/** The toast for a failed change; null where the session or the form itself speaks. */
const toastFor = (error: Error): string | null =>
  error instanceof ApiError && (error.status === 401 || isAuthPath(error.path)) ? null : messageOf(error)

const doubtReach = (error: Error) => {
  if (error instanceof ApiError && error.status === 0) void checkConnectivity()
}

/** Gets what is on the screen, or failed to get there, once more. */
export const refetchShown = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', stale: true })

/** @param tell shows a failed change to the person */
export const makeQueryClient = (tell: (message: string) => void): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * 60_000,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.isRefusal),
        // A home network without internet counts as offline, and still reaches the server.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: doubtReach }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        doubtReach(error)
        const message = mutation.meta?.quiet ? null : toastFor(error)
        if (message) tell(message)
      },
    }),
  })
