import type { AuditEntry } from '@moonpage/contract/audit'
import { CopyButton } from '../../ui/copy-button.tsx'
import { auditActionNames } from './audit-actions.ts'
import css from './audit-table.module.css'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const kinds: Record<AuditEntry['subject_kind'], string> = { story: 'story', account: 'user', job: 'job' }

const Who = ({ entry: { actor_id: id, actor_name: name } }: { entry: AuditEntry }) => {
  if (id === null) return 'Someone with server access'
  return name ?? 'Someone whose account was deleted'
}

/** The audit log: a table on wide screens, cards on narrow ones. */
export const AuditTable = ({ entries }: { entries: AuditEntry[] }) => (
  <table className={css.table} aria-label="Audit log">
    <thead>
      <tr>
        <th scope="col">When</th>
        <th scope="col">Who</th>
        <th scope="col">What</th>
        <th scope="col">Why</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td className={css.when}>
            <time dateTime={entry.created_at}>{moment.format(new Date(entry.created_at))}</time>
          </td>
          <td className={css.who}>
            <Who entry={entry} />
          </td>
          <th scope="row" className={css.what}>
            {auditActionNames[entry.action]}
            <CopyButton text={entry.subject_id}>{`Copy ${kinds[entry.subject_kind]} ID`}</CopyButton>
          </th>
          <td className={css.why}>{entry.note}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
