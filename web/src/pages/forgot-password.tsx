import { useState } from 'react'
import { AccountSheet } from '../features/account/account-sheet.tsx'
import { ForgotForm, type Requested } from '../features/account/forgot-form.tsx'
import { LinkSent } from '../features/account/link-sent.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export const ForgotPassword = () => {
  const [requested, setRequested] = useState<Requested | null>(null)
  const [isSent, setSent] = useState(false)
  usePageTitle(isSent ? 'Look in your mail' : 'Forgot password')
  if (requested && isSent)
    return (
      <AccountSheet title="Look in your mail">
        <LinkSent requested={requested} onBack={() => setSent(false)} />
      </AccountSheet>
    )
  return (
    <AccountSheet
      title="Forgot your password?"
      lead="Tell us your e-mail address, and we send a link there for choosing a new one."
    >
      <ForgotForm
        email={requested?.email ?? ''}
        onSent={(answer) => {
          setRequested(answer)
          setSent(true)
        }}
      />
    </AccountSheet>
  )
}
