import * as contract from '@moonpage/contract/system'
import * as models from '@moonpage/contract/system-models'
import type { Spending } from '../../core/stories/budget.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { storageSize } from '../../infra/storage/storage-size.ts'
import { retryJob } from './retry-job.ts'
import { getSystemActivity } from './get-system-activity.ts'
import { getSystemModels } from './get-system-models.ts'
import { getSystemHealth, type HealthDeps } from './get-system-health.ts'

type SystemDeps = HealthDeps & {
  spending: Spending
  dailyStories: number
  /** Aborts background work. */
  stopping: AbortSignal
}

export function systemRoutes(serve: Serve, deps: SystemDeps): void {
  const { db, pictures, log, stopping } = deps
  const storageBytes = storageSize(pictures, {
    signal: stopping,
    onError: (error) => log.warn({ err: error }, 'counting pictures failed'),
  })

  serve(contract.getSystemHealth, () => getSystemHealth(deps))

  serve(contract.getSystemActivity, () => getSystemActivity(db, storageBytes()))

  serve(models.getSystemModels, () => getSystemModels(db, deps))

  serve(contract.retryJob, ({ params: { id }, caller }) => retryJob(db, { id, by: caller.accountId }))
}
