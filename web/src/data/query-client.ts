import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isAuthPath, messageOf } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the screen itself says what went wrong, so no toast does. */
    mutationMeta: { quiet?: boolean }
  }
}

/** The toast for a failed change; null where the session or the form itself speaks. */
const toastFor = (error: Error): string | null =>
  error instanceof ApiError && (error.status === 401 || isAuthPath(error.path)) ? null : messageOf(error)

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
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        const message = mutation.meta?.quiet ? null : toastFor(error)
        if (message) tell(message)
      },
    }),
  })
