import { type AuditAction, auditActions } from '@moonpage/contract/audit'
import { useRef } from 'react'
import * as routes from 'virtual:routes'
import { Navigate, useNavigate } from '../../lib/router/router.tsx'
import { auditActionIn, auditActionNames } from '../../features/admin/audit-actions.ts'
import { AuditTable } from '../../features/admin/audit-table.tsx'
import { useAudit } from '../../features/admin/use-audit.ts'
import { UsersSkeleton } from '../../features/admin/users-skeleton.tsx'
import { pageIn, withQuery } from '../../lib/list-address.ts'
import { useSearch } from '../../lib/use-search.ts'
import { useTopOfPage } from '../../lib/use-top-of-page.ts'
import { Select } from '../../ui/field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import css from './audit-log.module.css'
import { Failed } from './failed.tsx'

const logPath = (action: AuditAction | undefined, page: number): string =>
  withQuery('/admin/audit', { action, page: page > 1 ? page : null })

/** The audit log, with filter and page in the URL. */
export const AuditLog = () => {
  const navigate = useNavigate()
  const params = useSearch()
  const action = auditActionIn(params.get('action'))
  const page = pageIn(params)
  const { data, isPending, isPlaceholderData, error, refetch } = useAudit(action, page)
  const top = useRef<HTMLElement>(null)
  useTopOfPage(top, page)
  if (data && !isPlaceholderData && data.total > 0 && page > data.total_pages)
    return <Navigate to={logPath(action, data.total_pages)} replace />
  return (
    <section ref={top} aria-labelledby="log" aria-busy={isPending || isPlaceholderData}>
      <div className={css.head}>
        <h2 id="log">Audit log</h2>
        <p className="soft" role="status">
          {data && !isPlaceholderData && `${data.total} in all`}
        </p>
      </div>
      <div className={css.filter}>
        <Select
          label="Show"
          value={action ?? ''}
          onChange={({ target }) => navigate(logPath(auditActionIn(target.value), 1))}
        >
          <option value="">Everything</option>
          {auditActions.map((name) => (
            <option key={name} value={name}>
              {auditActionNames[name]}
            </option>
          ))}
        </Select>
      </div>
      {isPending && <UsersSkeleton />}
      {error && !data && (
        <Failed failure={routes.listAudit.failure} error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && <p>{action ? 'No decisions of this kind yet.' : 'No decisions yet.'}</p>}
      {data && data.total > 0 && <AuditTable entries={data.entries} />}
      {data && (
        <Pagination page={page} totalPages={data.total_pages} href={(number) => logPath(action, number)} />
      )}
    </section>
  )
}
