import { AccountSheet } from '../features/account/account-sheet.tsx'
import { RegisterForm } from '../features/account/register-form.tsx'
import { usePageTitle } from '../ui/page-title.ts'

export const Register = () => {
  usePageTitle('Sign Up')
  return (
    <AccountSheet title="Sign Up" lead="A shelf of your own, for the books you make.">
      <RegisterForm />
    </AccountSheet>
  )
}
