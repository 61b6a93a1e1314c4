import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as routes from 'virtual:routes'
import { Navigate, useLocation } from '../lib/router/router.tsx'
import { messageOf } from '../data/api-error.ts'
import { loadUser } from '../data/session.ts'
import { useSession } from '../data/session-store.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import css from './require-user.module.css'
import { originOf } from './return-path.ts'

/** While the browser does not know yet who is logged in. */
export const Checking = () => <Spinner>Checking authentication...</Spinner>

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
