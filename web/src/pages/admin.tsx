import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './admin.module.css'
import { Users } from './admin/users.tsx'

export const Admin = () => {
  usePageTitle('Admin')
  return (
    <div className="wrap">
      <Breadcrumbs under={['/']} here="Admin" />
      <h1 className={css.title}>Admin</h1>
      <Users />
    </div>
  )
}
