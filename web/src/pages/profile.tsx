import { useState } from 'react'
import { canMakeStories, useSession } from '../data/session-store.ts'
import { AccountInformation } from '../features/account/profile/account-information.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './profile.module.css'
import { Account } from './profile/account.tsx'
import { InstallApp } from './profile/install-app.tsx'
import { FamilyLink } from './profile/family-link.tsx'
import { KeysLink } from './profile/keys-link.tsx'
import { YourReadingApps } from './profile/your-reading-apps.tsx'
import { Sessions } from './profile/sessions.tsx'
import { YourData } from './profile/your-data.tsx'
import { YourStoryStats } from './profile/your-story-stats.tsx'

export const Profile = () => {
  usePageTitle('Profile')
  const { user } = useSession()
  const [isEditing, setEditing] = useState(false)
  // RequireUser guarantees a user; during a logout there is none until the redirect.
  if (!user) return null
  return (
    <div className="wrap">
      <Breadcrumbs under={['/']} here="Profile" />
      <div className={css.top}>
        <h1>Profile</h1>
        <p className="lead soft">Your account and everything in it.</p>
      </div>
      <div className={css.columns}>
        <AccountInformation user={user} isEditing={isEditing} onEdit={setEditing} />
        <div className={css.side}>
          <YourStoryStats isMain={!isEditing} isMaker={canMakeStories(user)} />
          <FamilyLink />
          <Account email={user.email} />
          {canMakeStories(user) && <KeysLink />}
          <InstallApp />
        </div>
        <Sessions />
        <YourReadingApps />
        <YourData email={user.email} />
      </div>
    </div>
  )
}
