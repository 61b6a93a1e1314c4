import type { Role } from '@moonpage/contract/account'
import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'
import { loadUser } from '../data/session.ts'
import { useSession } from '../data/session-store.ts'
import { Spinner } from '../ui/spinner.tsx'

/** Where a person wanted to go before the login form came in between. */
type From = { from?: string } | null

const Checking = () => <Spinner>Checking authentication...</Spinner>

/** Asks for the current user where the tokens are there and the person is not known. */
const useMissingUser = (missing: boolean) =>
  useQuery({ queryKey: ['me'], queryFn: ({ signal }) => loadUser(signal), enabled: missing })

/** Lets signed-in people through; others go to the login form and come back afterwards. */
export const RequireUser = () => {
  const { status, user, left } = useSession()
  const { pathname, search } = useLocation()
  const asked = useMissingUser(status === 'signed-in' && !user)
  if (status === 'checking' || (status === 'signed-in' && !user && asked.isPending)) return <Checking />
  if (status === 'signed-in') return <Outlet />
  return left ? (
    <Navigate to="/" replace />
  ) : (
    <Navigate to="/login" replace state={{ from: pathname + search } satisfies From} />
  )
}

/** Under RequireUser: for one role alone; others go to what is theirs. */
export const RequireRole = ({ only }: { only: Role }) =>
  useSession().user?.role === only ? <Outlet /> : <Navigate to="/dashboard" replace />

/** For the login and register forms: whoever is signed in goes on to where they came from. */
export const SignedOutOnly = () => {
  const { status } = useSession()
  const from = (useLocation().state as From)?.from ?? '/dashboard'
  if (status === 'checking') return <Checking />
  return status === 'signed-in' ? <Navigate to={from} replace /> : <Outlet />
}
