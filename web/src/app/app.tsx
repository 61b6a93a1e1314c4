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

const queryClient = makeQueryClient((message) => showToast('error', message))
watchConnectivity(() => void refetchShown(queryClient))

/** What one person was shown must not be there for the next. */
const useForgettingCache = () =>
  useEffect(() => {
    let person = currentSession().user?.id
    return subscribe(() => {
      const { status, user } = currentSession()
      if (status !== 'checking' && user?.id !== person) queryClient.clear()
      person = user?.id
    })
  }, [])

/** What came with the page is shown, and alive; from now on there is the cache. */
const useTakeOver = () => {
  useLayoutEffect(() => {
    const root = document.getElementById('root')
    root?.removeAttribute('inert')
    root?.removeAttribute('data-server-rendered')
  }, [])
  useEffect(() => setInitialData({}), [])
}

export const App = () => {
  useForgettingCache()
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
