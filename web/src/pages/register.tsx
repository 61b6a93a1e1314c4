import { useQuery } from '@tanstack/react-query'
import * as routes from 'virtual:routes'
import { call } from '../data/api.ts'
import { useSearch } from '../lib/use-search.ts'
import { SignUpClosed } from '../features/account/sign-up-closed.tsx'
import { AccountSheet } from '../features/account/account-sheet.tsx'
import { RegisterForm } from '../features/account/register-form.tsx'
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
    // If this fails, the form is shown, and the server rejects it if need be.
    meta: { quiet: true },
  })
  if (data && !data.may_sign_up) return <SignUpClosed mode={data.sign_up} wasInvited={invitation !== ''} />
  return <RegisterForm invitation={invitation} />
}
