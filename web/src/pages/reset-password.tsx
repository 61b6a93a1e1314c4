import { usePageTitle } from '../ui/page-title.ts'

export const ResetPassword = () => {
  usePageTitle('New password')
  return (
    <div className="wrap">
      <h1>New password</h1>
    </div>
  )
}
