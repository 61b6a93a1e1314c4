import * as contract from '@moonpage/contract/system'
import type { Serve } from '../../infra/http/route-server.ts'
import { countedSize } from '../../infra/storage/counted-size.ts'
import { runJobAgain } from './run-job-again.ts'
import { systemActivity } from './system-activity.ts'
import { systemHealth, type HealthDeps } from './system-health.ts'

/** @param stopping aborts what is done in the background */
export function systemRoutes(serve: Serve, deps: HealthDeps & { stopping: AbortSignal }): void {
  const { db, pictures, log, stopping } = deps
  const storageBytes = countedSize(pictures, {
    signal: stopping,
    onError: (error) => log.warn({ err: error }, 'pictures could not be counted'),
  })

  serve(contract.systemHealth, () => systemHealth(deps))

  serve(contract.systemActivity, () => systemActivity(db, storageBytes()))

  serve(contract.retryJob, ({ params: { id }, caller }) => runJobAgain(db, { id, by: caller.accountId }))
}
