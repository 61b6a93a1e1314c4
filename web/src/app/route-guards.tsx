import type { Role } from '@moonpage/contract/account'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from '../lib/router/router.tsx'
import { canMakeStories, useSession } from '../data/session-store.ts'
import { NotFound } from '../ui/not-found.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Checking } from './require-user.tsx'
import { destinationOf } from './return-path.ts'

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
