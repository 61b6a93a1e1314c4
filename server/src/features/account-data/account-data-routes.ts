import * as contract from '@moonpage/contract/profile'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount, exportFileName } from './export-account.ts'

// Each export reads all of the person's pictures from the store.
const exportsByAccount: RateLimit = { name: 'export', hits: 6, seconds: 3600 }

type Deps = {
  db: Database
  queue: Queue
  pictures: PictureStore
  rateLimit: RateLimiter
}

export function accountDataRoutes(serve: Serve, deps: Deps): void {
  serve(contract.exportAccount, async ({ caller, reply }) => {
    await deps.rateLimit(exportsByAccount, caller.accountId)
    const now = new Date()
    reply.header('content-disposition', `attachment; filename="${exportFileName(now)}"`)
    return exportAccount(deps, caller, now)
  })

  serve(contract.deleteAccount, ({ caller, body }) => deleteAccount(deps, caller, body.password))
}
