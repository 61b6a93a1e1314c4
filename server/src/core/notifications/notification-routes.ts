import * as contract from '@moonpage/contract/notifications'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'

export function notificationRoutes(serve: Serve, { db }: { db: Database }): void {
  serve(contract.listNotifications, ({ caller }) => listNotifications(db, caller.accountId))

  serve(contract.readNotifications, async ({ caller, body }) => {
    await readNotifications(db, caller.accountId, body.ids)
    return listNotifications(db, caller.accountId)
  })
}
