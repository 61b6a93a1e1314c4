import { useEffect } from 'react'
import { useLocation, useNavigate } from '../lib/router/router.tsx'
import { useConnectivity } from '../data/connectivity.ts'
import { forgetEnding, useSession } from '../data/session-store.ts'
import { sendPendingLogouts } from '../data/pending-logouts.ts'
import { showToast } from '../ui/toasts.ts'
import { isWayIn, originOf } from './return-path.ts'

/** Redirects to the login form when a session expires, and back afterwards. */
const useExpiredSession = (): void => {
  const { error } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname } = location
  useEffect(() => {
    if (error && !isWayIn(pathname)) navigate('/login', { replace: true, state: originOf(location) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it ends: visitors may then move on
  }, [error])
  // The login form shows the error; clear it when leaving.
  useEffect(() => {
    if (pathname === '/login') return forgetEnding
  }, [pathname])
}

/** Redirects to the home page in every tab after a logout, so that the next user sees nothing of the last one. */
const useLogoutRedirect = (): void => {
  const { loggedOut } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!loggedOut) return
    if (pathname === '/' || isWayIn(pathname)) forgetEnding()
    else navigate('/', { replace: true })
  }, [loggedOut, pathname, navigate])
}

/** Sends pending logouts once the server can be reached again. */
const usePendingLogouts = (): void => {
  const { hasPendingLogout } = useSession()
  const connectivity = useConnectivity()
  useEffect(() => {
    if (hasPendingLogout)
      showToast('info', 'You’re logged out on this device. We’ll do the rest once you’re back online.')
  }, [hasPendingLogout])
  useEffect(() => {
    if (connectivity === 'back') void sendPendingLogouts()
  }, [connectivity])
}

/** Reacts to changes of the session, on every page. */
export const useSessionEvents = (): void => {
  useExpiredSession()
  useLogoutRedirect()
  usePendingLogouts()
}
