import type { SystemActivity } from '@moonpage/contract/system'
import { size, sinceMinute } from './format-units.ts'
import css from './system.module.css'

type MaintenanceProps = Pick<SystemActivity, 'processes' | 'last_backup' | 'failed_backup'>

const roles: Record<SystemActivity['processes'][number]['role'], string> = {
  all: 'Web server and worker',
  web: 'Web server',
  worker: 'Worker',
}

/** The last backup, and whether all processes run the same version. */
export const Maintenance = ({ processes, last_backup: backup, failed_backup: failed }: MaintenanceProps) => (
  <dl className={css.health}>
    <div>
      <dt>Last backup</dt>
      <dd>
        {backup ? <Backup {...backup} /> : <NoBackup />}
        {failed && (
          <p className={css.error}>
            The backup of <time dateTime={failed.failed_at}>{sinceMinute(failed.failed_at)}</time> failed:{' '}
            {failed.reason}
          </p>
        )}
      </dd>
    </div>
    <div>
      <dt>Version</dt>
      <dd>
        <Versions processes={processes} />
      </dd>
    </div>
  </dl>
)

const Backup = ({ made_at: time, contents, bytes, proof }: NonNullable<SystemActivity['last_backup']>) => (
  <>
    <time dateTime={time}>{sinceMinute(time)}</time>, {size(bytes)}
    {proof && (
      <p className={css.quiet}>
        Restored on trial: {count(proof.families, 'family', 'families')},{' '}
        {count(proof.stories, 'story', 'stories')}, {count(proof.pages, 'page', 'pages')}.
      </p>
    )}
    {contents === 'pictures' && (
      <p className={css.quiet}>
        Pictures only. The database has its own server, so ask the person who runs it when it was last backed
        up.
      </p>
    )}
  </>
)

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

const NoBackup = () => (
  <>
    None yet
    <p className={css.quiet}>
      The person who runs this site can make one with the command <code>npm run backup</code>, or have one
      made every night with the setting <code>BACKUP_CRON</code>.
    </p>
  </>
)

const Versions = ({ processes }: Pick<MaintenanceProps, 'processes'>) => {
  const newest = processes.find((one) => !one.is_old)
  const old = processes.filter((one) => one.is_old)
  return (
    <>
      {newest?.version ?? 'Unknown'}
      {old.length === 0 ? (
        <p className={css.quiet}>Every part of this site runs the same version.</p>
      ) : (
        <>
          <p className={css.error}>
            Some parts of this site are running an older version. Update Moonpage there, then restart it.
          </p>
          <ul>
            {old.map(({ id, role, host, version }) => (
              <li key={id} className={css.quiet}>
                {roles[role]} on {host}: {version}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
