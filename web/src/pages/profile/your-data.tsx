import { DeleteAccount } from '../../features/account/profile/delete-account.tsx'
import { DownloadEverything } from '../../features/account/profile/download-everything.tsx'
import { useFamily } from '../../features/family/use-family.ts'
import css from './part.module.css'

export const YourData = ({ email }: { email: string }) => {
  const { data: family } = useFamily()
  return (
    <section className={css.part} aria-labelledby="profile-data">
      <h2 id="profile-data">Your data</h2>
      <h3>Take it with you</h3>
      <p className="soft">
        A zip file with everything we keep about you: your account, your stories, and their pictures.
      </p>
      <DownloadEverything />
      <h3>Leave for good</h3>
      <p className="soft">Your account will be deleted right away. There’s no way to get it back.</p>
      <DeleteAccount email={email} family={family} />
    </section>
  )
}
