import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { holdPageData } from '../data/page-data.ts'
import { makeQueryClient, refreshShown } from '../data/query-client.ts'
import { watchReach } from '../data/reach.ts'
import { currentSession, subscribe } from '../data/session-store.ts'
import { Toaster } from '../ui/toaster.tsx'
import { showToast } from '../ui/toasts.ts'
import { AddressBar } from './address-bar.tsx'
import { ConnectionStrip } from './connection-strip.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { GateKeeper } from './gate-keeper.tsx'
import { AppRoutes } from './routes.tsx'

const queryClient = makeQueryClient((message) => showToast('error', message))
watchReach(() => void refreshShown(queryClient))

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
    root?.removeAttribute('data-first-screen')
  }, [])
  useEffect(() => holdPageData({}), [])
}

export const App = () => {
  useForgettingCache()
  useTakeOver()
  return (
    <ErrorBoundary isWhole>
      <QueryClientProvider client={queryClient}>
        <ConnectionStrip />
        <AddressBar>
          <GateKeeper>
            <AppRoutes />
          </GateKeeper>
          <Toaster />
        </AddressBar>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
