import { useEffect, useState } from 'react'
import { useNavigate } from '../lib/router/router.tsx'
import { signOut } from '../data/session.ts'
import { useSession } from '../data/session-store.ts'
import { AccountSheet } from '../features/account/account-sheet.tsx'
import { LinkInvalid } from '../features/account/link-invalid.tsx'
import { ResetForm } from '../features/account/reset-form.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { showToast } from '../ui/toasts.ts'

/** The token of the email's link; it is a secret, so it is removed from the URL and the history. */
const useToken = () => {
  const [token] = useState(() => new URLSearchParams(location.search).get('token'))
  const navigate = useNavigate()
  useEffect(() => {
    if (location.search) navigate('/reset-password', { replace: true })
  }, [navigate])
  return token
}

export const ResetPassword = () => {
  usePageTitle('Choose a new password')
  const token = useToken()
  const [isInvalid, setInvalid] = useState(!token)
  const isSignedIn = useSession().status === 'signed-in'
  const navigate = useNavigate()
  if (!token || isInvalid)
    return (
      <AccountSheet
        title="This link is no longer valid"
        lead={
          isSignedIn
            ? 'Each link works once and expires after 60 minutes. You’re logged in, so you can change your password in your profile.'
            : 'Each link works once and expires after 60 minutes. Open the newest one in your email, or ask for another.'
        }
      >
        <LinkInvalid isSignedIn={isSignedIn} />
      </AccountSheet>
    )
  return (
    <AccountSheet title="Choose a new password" lead="You’ll need it everywhere you were logged in.">
      <ResetForm
        token={token}
        onInvalid={() => setInvalid(true)}
        onSet={() => {
          // Ends the session here too, whichever account it belongs to: the user has to log in with the new password.
          void signOut({ leadsHome: false })
          showToast('success', 'Your password is set. Please log in.')
          navigate('/login', { replace: true })
        }}
      />
    </AccountSheet>
  )
}
