import type { Role } from '@moonpage/contract/account'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as routes from 'virtual:routes'
import { Navigate, useLocation } from '../lib/router/router.tsx'
import { messageOf } from '../data/api-error.ts'
import { loadUser } from '../data/session.ts'
import { useSession } from '../data/session-store.ts'
import { Spinner } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import css from './route-guards.module.css'
import { destinationOf, originOf } from './return-path.ts'

const Checking = () => <Spinner>Checking authentication...</Spinner>

/** Asks for the current user where the tokens are there and the person is not known. */
const useMissingUser = (isMissing: boolean) =>
  useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => loadUser(signal),
    enabled: isMissing,
    // The session keeps the answer; one of an earlier time is none.
    staleTime: 0,
    gcTime: 0,
  })

const Unknown = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const reason = messageOf(error)
  return (
    <div className={`wrap ${css.unknown}`}>
      <h1 className="only-read-aloud">My account</h1>
      <ErrorState title={routes.getCurrentUser.failure} onRetry={onRetry}>
        {reason === routes.getCurrentUser.failure ? 'We couldn’t check whether you’re logged in.' : reason}
      </ErrorState>
    </div>
  )
}

/** Lets signed-in people through; others go to the login form and come back afterwards. */
export const RequireUser = ({ children }: { children: ReactNode }) => {
  const { status, user, left } = useSession()
  const location = useLocation()
  const asked = useMissingUser(status === 'signed-in' && !user)
  if (status === 'signed-in' && user) return children
  // Whoever has just left is being led home.
  if (status === 'signed-out')
    return left ? null : <Navigate to="/login" replace state={originOf(location)} />
  if (asked.isError && !asked.isFetching)
    return <Unknown error={asked.error} onRetry={() => void asked.refetch()} />
  return <Checking />
}

/** Under RequireUser: for these roles alone; others go to what is theirs. */
type RequireRoleProps = { only: readonly Role[]; children: ReactNode }

export const RequireRole = ({ only, children }: RequireRoleProps) =>
  only.includes(useSession().user?.role ?? 'user') ? children : <Navigate to="/dashboard" replace />

/** For the forms that get a person in: whoever is signed in goes on to where they came from. */
export const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession()
  const told: unknown = useLocation().state
  const [origin, setOrigin] = useState<object | null>(null)
  // Kept while somebody wanders between the forms: the header's ways carry none.
  if (typeof told === 'object' && told !== null && 'from' in told && told !== origin) setOrigin(told)
  if (status === 'checking') return <Checking />
  return status === 'signed-in' ? <Navigate {...destinationOf(origin, user?.id)} replace /> : children
}
