import { AccountSheet } from '../features/account/account-sheet.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export const Login = () => {
  usePageTitle('Login')
  return (
    <AccountSheet title="Login" lead="Your shelf is as you left it.">
      <LoginForm />
    </AccountSheet>
  )
}
