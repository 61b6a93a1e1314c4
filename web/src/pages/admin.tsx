import { type ComponentType, lazy, Suspense, useId } from 'react'
import { Navigate, useParams } from '../lib/router/router.tsx'
import { useWaitingCount } from '../features/moderation/use-reported.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ArrowLink } from '../ui/button.tsx'
import { usePageTitle } from '../ui/page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { tabId, Tabs } from '../ui/tabs.tsx'
import css from './admin.module.css'

type AdminPage = { label: string; isTab: boolean; Shows: ComponentType }

// Each is loaded when it is opened.
const tabs: Record<string, AdminPage> = {
  '': {
    label: 'Overview',
    isTab: true,
    Shows: lazy(async () => ({ default: (await import('./admin/overview.tsx')).Overview })),
  },
  users: {
    label: 'Users',
    isTab: true,
    Shows: lazy(async () => ({ default: (await import('./admin/users.tsx')).Users })),
  },
  moderation: {
    label: 'Moderation',
    isTab: true,
    Shows: lazy(async () => ({ default: (await import('./admin/reported-stories.tsx')).ReportedStories })),
  },
  system: {
    label: 'System',
    isTab: true,
    Shows: lazy(async () => ({ default: (await import('./admin/system.tsx')).System })),
  },
  audit: {
    label: 'Audit log',
    isTab: false,
    Shows: lazy(async () => ({ default: (await import('./admin/audit-log.tsx')).AuditLog })),
  },
}

const pathOf = (name: string) => (name ? `/admin/${name}` : '/admin')

/** The admin pages: four tabs and the audit log, each with its own URL. */
export const Admin = () => {
  const { tab = '' } = useParams()
  const part = Object.hasOwn(tabs, tab) ? tabs[tab] : undefined
  const panel = useId()
  // On the moderation tab, the list updates the count.
  const waiting = useWaitingCount({ enabled: tab !== 'moderation' })
  usePageTitle(part && (tab ? `${part.label} · Admin` : 'Admin'))
  if (!part) return <Navigate to="/admin" replace />
  const shown = (
    <Suspense fallback={<Spinner />}>
      <part.Shows />
    </Suspense>
  )
  return (
    <div className={`wrap ${css.admin}`}>
      <Breadcrumbs under={['/']} here="Admin" />
      <div className={css.title}>
        <h1>Admin</h1>
        <ArrowLink to={pathOf('audit')} aria-current={part.isTab ? undefined : 'page'}>
          Audit log
        </ArrowLink>
      </div>
      <Tabs
        label="Admin"
        current={pathOf(tab)}
        panel={panel}
        tabs={Object.entries(tabs)
          .filter(([, { isTab }]) => isTab)
          .map(([name, { label }]) => ({
            to: pathOf(name),
            label,
            count: name === 'moderation' ? waiting : undefined,
          }))}
      />
      {part.isTab ? (
        <div
          id={panel}
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={tabId(panel, pathOf(tab))}
          className={css.panel}
        >
          {shown}
        </div>
      ) : (
        <div className={css.panel}>{shown}</div>
      )}
    </div>
  )
}
