import { adminStats as statsContract } from '@moonpage/contract/admin-stats'
import * as contract from '@moonpage/contract/admin-users'
import { listAudit as auditContract } from '@moonpage/contract/audit'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { listAudit } from './list-audit.ts'
import { listUsers } from './list-users.ts'
import { adminStats } from './stats.ts'
import { updateUser } from './update-user.ts'

export function adminRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(statsContract, () => adminStats(db))

  serve(contract.listUsers, ({ query }) => listUsers(db, query))

  serve(contract.updateUser, ({ params: { id }, body, caller }) =>
    updateUser(db, { id, change: body, by: caller.accountId }),
  )

  serve(auditContract, ({ query }) => listAudit(db, query))
}
