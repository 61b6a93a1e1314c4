import { usePageTitle } from '../ui/page-title.ts'

export const Profile = () => {
  usePageTitle('Profile')
  return (
    <div className="wrap">
      <h1>Profile</h1>
    </div>
  )
}
