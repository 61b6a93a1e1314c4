import { Navigate } from '../lib/router/router.tsx'
import { useSession } from '../data/session-store.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import css from './admin.module.css'
import { ReportedStories } from './admin/reported-stories.tsx'

/** The moderation page for moderators; admins use the tab. */
export const Moderation = () => {
  usePageTitle('Moderation')
  if (useSession().user?.role === 'admin') return <Navigate to="/admin/moderation" replace />
  return (
    <div className={`wrap ${css.admin}`}>
      <Breadcrumbs under={['/']} here="Moderation" />
      <div className={css.title}>
        <h1>Moderation</h1>
      </div>
      <div className={css.panel}>
        <ReportedStories />
      </div>
    </div>
  )
}
