import { usePageTitle } from '../ui/page-title.ts'

export const ForgotPassword = () => {
  usePageTitle('Forgot password')
  return (
    <div className="wrap">
      <h1>Forgot password</h1>
    </div>
  )
}
