import type { ReactNode } from 'react'
import * as routes from 'virtual:routes'
import { Activity, Workers } from '../../features/admin/activity.tsx'
import { Budget } from '../../features/admin/budget.tsx'
import { FailedJobs } from '../../features/admin/failed-jobs.tsx'
import { HealthList } from '../../features/admin/health-list.tsx'
import { ModelList } from '../../features/admin/model-list.tsx'
import { Spending } from '../../features/admin/spending.tsx'
import { Maintenance } from '../../features/admin/maintenance.tsx'
import { useActivity, useHealth, useModels } from '../../features/admin/use-system.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Failed } from './failed.tsx'
import css from './system.module.css'

type Query<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

/** Renders the data or the error state. Outdated data is not shown after a failed reload. */
function QueryResult<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const { data, error, refetch } = query
  if (error)
    return <Failed failure={routes.getSystemActivity.failure} error={error} onRetry={() => void refetch()} />
  return data === undefined ? <Spinner /> : children(data)
}

/** Health, models, queue and failed jobs, polled. */
export const System = () => {
  const health = useHealth()
  const activity = useActivity()
  const models = useModels()
  return (
    <div className={css.system}>
      <section aria-labelledby="health">
        <h2 id="health">Health</h2>
        <QueryResult query={health}>{(data) => <HealthList health={data} />}</QueryResult>
      </section>
      {/* The section below shows the error. */}
      {activity.data && !activity.error && (
        <section aria-labelledby="upkeep">
          <h2 id="upkeep">Backup and version</h2>
          <Maintenance {...activity.data} />
        </section>
      )}
      <section aria-labelledby="models">
        <h2 id="models">Models and money</h2>
        <QueryResult query={models}>
          {(data) => (
            <>
              <ModelList {...data} />
              <Budget {...data} />
              <Spending {...data} />
            </>
          )}
        </QueryResult>
      </section>
      <section aria-labelledby="activity">
        <h2 id="activity">Work in progress</h2>
        <QueryResult query={activity}>
          {(data) => (
            <>
              <Activity activity={data} />
              <h3>Workers</h3>
              <Workers workers={data.workers} />
              <h3>Failed jobs</h3>
              <FailedJobs jobs={data.failed_jobs} total={data.queue.failed} />
            </>
          )}
        </QueryResult>
      </section>
    </div>
  )
}
