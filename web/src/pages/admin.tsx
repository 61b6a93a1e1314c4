import { usePageTitle } from '../ui/page-title.ts'

export const Admin = () => {
  usePageTitle('Admin')
  return (
    <div className="wrap">
      <h1>Admin</h1>
    </div>
  )
}
