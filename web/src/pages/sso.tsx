import { useEffect, useRef, useState } from 'react'
import type { SsoFinished } from '@moonpage/contract/single-sign-on'
import * as routes from 'virtual:routes'
import { call } from '../data/api.ts'
import { messageOf } from '../data/api-error.ts'
import { signIn } from '../data/session.ts'
import { useSession } from '../data/session-store.ts'
import { ssoName } from '../data/sign-in-ways.ts'
import { AccountSheet } from '../features/account/account-sheet.tsx'
import { BackFromProvider } from '../features/account/sso/back-from-provider.tsx'
import { rememberProviderLogout } from '../features/account/sso/remember-provider-logout.ts'
import { markReturningVisitor } from '../lib/returning-visitor.ts'
import { useNavigate } from '../lib/router/router.tsx'
import { Banner } from '../ui/banner.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { showToast } from '../ui/toasts.ts'

const sayHow = (outcome: SsoFinished['outcome']) => {
  const name = ssoName() ?? 'the provider'
  if (outcome === 'joined') showToast('success', `Your account is connected to ${name}.`)
  if (outcome === 'confirmed') showToast('success', 'Thanks, it’s you. Please go on within ten minutes.')
  if (outcome === 'joined_by_email')
    showToast('info', `Your account is connected to ${name} now. Its old password doesn’t work anymore.`)
}

/** The page to which the provider of single sign-on sends people back. */
export const Sso = () => {
  const [query] = useState(() => location.search.slice(1))
  const [error, setError] = useState<string | null>(null)
  usePageTitle(error ? 'That didn’t work' : 'Login')
  const { status } = useSession()
  const navigate = useNavigate()
  const isSent = useRef(false)

  useEffect(() => {
    // The code in it works once, and is nobody’s business.
    if (location.search) navigate('/sso', { replace: true })
  }, [navigate])

  useEffect(() => {
    // To connect or confirm an account, the session is needed.
    if (status === 'checking' || isSent.current) return
    isSent.current = true
    if (!query) return navigate('/login', { replace: true })
    call(routes.finishSingleSignOn, { body: { query } }).then(
      ({ outcome, signed_in: signedIn, logout_url: logoutUrl, return_to: returnTo }) => {
        sayHow(outcome)
        if (!signedIn) return navigate('/profile', { replace: true })
        markReturningVisitor()
        signIn(signedIn)
        if (logoutUrl) rememberProviderLogout(logoutUrl)
        // Its guard leads on from there.
        navigate('/login', { replace: true, state: returnTo })
      },
      (failure: unknown) => setError(messageOf(failure)),
    )
  }, [status, query, navigate])

  if (error === null) return <Spinner>Signing in...</Spinner>
  return (
    <AccountSheet title="That didn’t work">
      <Banner>{error}</Banner>
      <BackFromProvider isSignedIn={status === 'signed-in'} />
    </AccountSheet>
  )
}
