import { useState } from 'react'
import { AccountSheet } from '../features/account/account-sheet.tsx'
import { ForgotForm, type Requested } from '../features/account/forgot-form.tsx'
import { LinkSent } from '../features/account/link-sent.tsx'
import { hasPasswords, ssoName } from '../data/sign-in-ways.ts'
import { ContinueWith } from '../features/account/sso/continue-with.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export const ForgotPassword = () => {
  const [requested, setRequested] = useState<Requested | null>(null)
  const [isSent, setSent] = useState(false)
  usePageTitle(isSent ? 'Check your email' : 'Forgot password')
  const name = ssoName()
  if (name && !hasPasswords())
    return (
      <AccountSheet title="No password here" lead={`On this site you log in with ${name}.`}>
        <ContinueWith name={name} other={null} />
      </AccountSheet>
    )
  if (requested && isSent)
    return (
      <AccountSheet title="Check your email">
        <LinkSent requested={requested} onBack={() => setSent(false)} />
      </AccountSheet>
    )
  return (
    <AccountSheet
      title="Forgot your password?"
      lead="Enter your email address, and we’ll send you a link to choose a new one."
    >
      <ForgotForm
        email={requested?.email ?? ''}
        onSent={(reply) => {
          setRequested(reply)
          setSent(true)
        }}
      />
    </AccountSheet>
  )
}
