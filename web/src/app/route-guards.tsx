import type { Role } from '@moonpage/contract/account'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as routes from 'virtual:routes'
import { Navigate, useLocation } from '../lib/router/router.tsx'
import { messageOf } from '../data/api-error.ts'
import { loadUser } from '../data/session.ts'
import { canMakeStories, useSession } from '../data/session-store.ts'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import css from './route-guards.module.css'
import { destinationOf, originOf } from './return-path.ts'

const Checking = () => <Spinner>Checking authentication...</Spinner>

/** Loads the current user if only the tokens are stored. */
const useMissingUser = (isMissing: boolean) =>
  useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => loadUser(signal),
    enabled: isMissing,
    // The session store has the result; a cached one may be outdated.
    staleTime: 0,
    gcTime: 0,
  })

const UserError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const reason = messageOf(error)
  return (
    <div className={`wrap ${css.unknown}`}>
      <h1 className="only-read-aloud">My account</h1>
      <ErrorState title={routes.getCurrentUser.failure} onRetry={onRetry}>
        {reason === routes.getCurrentUser.failure ? 'We couldn’t check your login.' : reason}
      </ErrorState>
    </div>
  )
}

/** For logged-in users; redirects others to the login form, and back afterwards. */
export const RequireUser = ({ children }: { children: ReactNode }) => {
  const { status, user, loggedOut } = useSession()
  const location = useLocation()
  const userQuery = useMissingUser(status === 'signed-in' && !user)
  if (status === 'signed-in' && user) return children
  // After a logout, `useSessionEvents` redirects to the home page.
  if (status === 'signed-out')
    return loggedOut ? null : <Navigate to="/login" replace state={originOf(location)} />
  if (userQuery.isError && !userQuery.isFetching)
    return <UserError error={userQuery.error} onRetry={() => void userQuery.refetch()} />
  return <Checking />
}

/** Inside RequireUser: for these roles only; redirects others to the dashboard. */
type RequireRoleProps = { only: readonly Role[]; children: ReactNode }

export const RequireRole = ({ only, children }: RequireRoleProps) =>
  only.includes(useSession().user?.role ?? 'user') ? children : <Navigate to="/dashboard" replace />

/** For pages where something is made; readers of a family are told that a parent does this. */
export const ParentsOnly = ({ title, children }: { title: string; children: ReactNode }) =>
  canMakeStories(useSession().user) ? children : <ParentsMakeStories title={title} />

const ParentsMakeStories = ({ title }: { title: string }) => {
  usePageTitle(title)
  return (
    <NotFound title={title} back={{ to: '/dashboard', label: 'Back to My Stories' }}>
      A parent in your family makes the stories, and all of them are yours to read.
    </NotFound>
  )
}

/** For login and registration: redirects logged-in users to where they came from. */
export const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession()
  const state: unknown = useLocation().state
  const [origin, setOrigin] = useState<object | null>(null)
  // Kept between these pages: the header's links carry no state.
  if (typeof state === 'object' && state !== null && 'from' in state && state !== origin) setOrigin(state)
  if (status === 'checking') return <Checking />
  return status === 'signed-in' ? <Navigate {...destinationOf(origin, user?.id)} replace /> : children
}
