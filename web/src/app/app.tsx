import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { setInitialData } from '../data/initial-data.ts'
import { makeQueryClient, refetchShown } from '../data/query-client.ts'
import { watchConnectivity } from '../data/connectivity.ts'
import { currentSession, subscribe } from '../data/session-store.ts'
import { Toaster } from '../ui/toaster.tsx'
import { showToast } from '../ui/toasts.ts'
import { BrowserRouter } from './browser-router.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { GateGuard } from './gate-guard.tsx'
import { AppRoutes } from './app-routes.tsx'

export const queryClient = makeQueryClient((message) => showToast('error', message))
watchConnectivity(() => void refetchShown(queryClient))

/** Clears the query cache when the user changes. */
const useCacheClearing = () =>
  useEffect(() => {
    let userId = currentSession().user?.id
    return subscribe(() => {
      const { status, user } = currentSession()
      if (status !== 'checking' && user?.id !== userId) queryClient.clear()
      userId = user?.id
    })
  }, [])

/** Finishes the takeover of the server-rendered page: makes it interactive, and drops the initial data. */
const useTakeOver = () => {
  useLayoutEffect(() => {
    const root = document.getElementById('root')
    root?.removeAttribute('inert')
    root?.removeAttribute('data-server-rendered')
  }, [])
  useEffect(() => setInitialData({}), [])
}

export const App = () => {
  useCacheClearing()
  useTakeOver()
  return (
    <ErrorBoundary isWhole>
      <QueryClientProvider client={queryClient}>
        <ConnectionStrip />
        <BrowserRouter>
          <GateGuard>
            <AppRoutes />
          </GateGuard>
          <Toaster />
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
