import { useEffect } from 'react'
import { useLocation, useNavigate } from '../lib/router/router.tsx'
import { useConnectivity } from '../data/connectivity.ts'
import { forgetEnding, useSession } from '../data/session-store.ts'
import { sendPendingLogouts } from '../data/pending-logouts.ts'
import { showToast } from '../ui/toasts.ts'
import { isWayIn, originOf } from './return-path.ts'

/** A session that ended by itself leads to the login form, from wherever one was, and back afterwards. */
const useExpiry = (): void => {
  const { error } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname } = location
  useEffect(() => {
    if (error && !isWayIn(pathname)) navigate('/login', { replace: true, state: originOf(location) })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it ends: whoever then walks on as a visitor is left in peace
  }, [error])
  // It has been read there.
  useEffect(() => {
    if (pathname === '/login') return forgetEnding
  }, [pathname])
}

/** Whoever presses Logout is led home in every tab: what one person had on the screen is not for the next. */
const useDeparture = (): void => {
  const { left } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!left) return
    if (pathname === '/' || isWayIn(pathname)) forgetEnding()
    else navigate('/', { replace: true })
  }, [left, pathname, navigate])
}

/** A logout of which the server did not hear is told to it when it answers again. */
const usePendingLogouts = (): void => {
  const { isUntold } = useSession()
  const reach = useConnectivity()
  useEffect(() => {
    if (isUntold)
      showToast(
        'info',
        'You’re logged out on this device. We can’t reach Moonpage right now, so we’ll take care of the rest once you’re back online.',
      )
  }, [isUntold])
  useEffect(() => {
    if (reach === 'back') void sendPendingLogouts()
  }, [reach])
}

/** Follows what becomes of the session, on every page. */
export const useSessionEvents = (): void => {
  useExpiry()
  useDeparture()
  usePendingLogouts()
}
