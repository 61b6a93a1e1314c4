import * as contract from '@moonpage/contract/system'
import * as models from '@moonpage/contract/system-models'
import type { Spending } from '../../core/stories/budget.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { countedSize } from '../../infra/storage/counted-size.ts'
import { runJobAgain } from './run-job-again.ts'
import { systemActivity } from './system-activity.ts'
import { systemModels } from './system-models.ts'
import { systemHealth, type HealthDeps } from './system-health.ts'

type SystemDeps = HealthDeps & {
  spending: Spending
  dailyStories: number
  /** Aborts what is done in the background. */
  stopping: AbortSignal
}

export function systemRoutes(serve: Serve, deps: SystemDeps): void {
  const { db, pictures, log, stopping } = deps
  const storageBytes = countedSize(pictures, {
    signal: stopping,
    onError: (error) => log.warn({ err: error }, 'pictures could not be counted'),
  })

  serve(contract.systemHealth, () => systemHealth(deps))

  serve(contract.systemActivity, () => systemActivity(db, storageBytes()))

  serve(models.systemModels, () => systemModels(db, deps))

  serve(contract.retryJob, ({ params: { id }, caller }) => runJobAgain(db, { id, by: caller.accountId }))
}
