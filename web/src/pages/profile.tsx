import { useState } from 'react'
import { messageOf } from '../data/api-error.ts'
import { useSession } from '../data/session-store.ts'
import { AccountInformation } from '../features/account/profile/account-information.tsx'
import { useFreshUser } from '../features/account/profile/use-fresh-user.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { Trouble } from '../ui/trouble.tsx'
import css from './profile.module.css'
import { Account } from './profile/account.tsx'
import { Sessions } from './profile/sessions.tsx'
import { YourData } from './profile/your-data.tsx'
import { YourStories } from './profile/your-stories.tsx'

export const Profile = () => {
  usePageTitle('Profile')
  const { user } = useSession()
  const { isPending, error, refetch } = useFreshUser()
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="wrap">
      <Breadcrumbs under={['/']} here="Profile" />
      <div className={css.top}>
        <h1>Profile</h1>
        <p className="lead soft">Who you are here, and all that is yours.</p>
      </div>
      {!user && isPending && <Spinner />}
      {!user && error && <Trouble onRetry={() => void refetch()}>{messageOf(error)}</Trouble>}
      {user && (
        <div className={css.columns}>
          <AccountInformation user={user} isEditing={isEditing} onEdit={setEditing} />
          <div className={css.side}>
            <YourStories isMain={!isEditing} />
            <Account email={user.email} />
          </div>
          <Sessions />
          <YourData email={user.email} />
        </div>
      )}
    </div>
  )
}
