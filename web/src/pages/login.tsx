import { hasPasswords, ssoName } from '../data/sign-in-ways.ts'
import { AccountSheet } from '../features/account/account-sheet.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { LoginEnding } from '../features/account/sso/login-ending.tsx'
import { ContinueWith } from '../features/account/sso/continue-with.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export const Login = () => {
  usePageTitle('Login')
  const name = ssoName()
  return (
    <AccountSheet title="Login" lead="Your shelf is as you left it.">
      {!hasPasswords() && <LoginEnding />}
      {name && <ContinueWith name={name} other={hasPasswords() ? 'or with your password' : null} />}
      {hasPasswords() && <LoginForm />}
    </AccountSheet>
  )
}
