import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../data/session-store.ts'

/** A session that ended by itself leads to the login form, from wherever one was, and back afterwards. */
export const useExpiryWatch = (): void => {
  const { error } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (error && pathname !== '/login' && pathname !== '/register') {
      void navigate('/login', { replace: true, state: { from: pathname + search } })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it ends: whoever then walks on as a visitor is left in peace
  }, [error])
}
