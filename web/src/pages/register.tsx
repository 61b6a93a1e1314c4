import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../data/api.ts'
import { hasPasswords, ssoName } from '../data/sign-in-ways.ts'
import { useSearch } from '../lib/use-search.ts'
import { SignUpClosed } from '../features/account/sign-up-closed.tsx'
import { AccountSheet } from '../features/account/account-sheet.tsx'
import { RegisterForm } from '../features/account/register-form.tsx'
import { ContinueWith } from '../features/account/sso/continue-with.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export const Register = () => {
  usePageTitle('Sign Up')
  return (
    <AccountSheet title="Sign Up" lead="A shelf of your own for the books you make.">
      <RegisterOrClosed />
    </AccountSheet>
  )
}

const RegisterOrClosed = () => {
  const invitation = useSearch().get('invitation') ?? ''
  const { data } = useQuery({
    queryKey: ['sign-up', invitation],
    queryFn: ({ signal }) => call(routes.getSignUpMode, { query: { invitation } }, signal),
    // If this fails, all ways are shown, and the server rejects what it must.
    meta: { quiet: true },
  })
  const name = data?.may_sign_up_by_sso === false ? null : ssoName()
  const hasForm = hasPasswords() && data?.may_sign_up !== false
  if (data && !name && !hasForm) return <SignUpClosed mode={data.sign_up} wasInvited={invitation !== ''} />
  return (
    <>
      {name && (
        <ContinueWith name={name} invitation={invitation} other={hasForm ? 'or with a password' : null} />
      )}
      {hasForm && <RegisterForm invitation={invitation} />}
    </>
  )
}
