import * as contract from '@moonpage/contract/admin-users'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { listUsers } from './list-users.ts'
import { updateUser } from './update-user.ts'

export function adminRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(contract.listUsers, ({ query }) => listUsers(db, query))

  serve(contract.updateUser, ({ params: { id }, body, caller }) =>
    updateUser(db, { id, change: body, by: caller.accountId }),
  )
}
