import { getAdminStats as statsContract } from '@moonpage/contract/admin-stats'
import * as contract from '@moonpage/contract/admin-users'
import { listAudit as auditContract } from '@moonpage/contract/audit'
import * as invitations from '@moonpage/contract/invitations'
import type { SignUpMode } from '@moonpage/contract/invitations'
import type { Database } from '../../infra/db/database.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { createInvitation } from './create-invitation.ts'
import { listInvitations } from './list-invitations.ts'
import { listAudit } from './list-audit.ts'
import { revokeInvitation } from './revoke-invitation.ts'
import { listUsers } from './list-users.ts'
import { getAdminStats } from './get-admin-stats.ts'
import { updateUser } from './update-user.ts'

type Deps = { db: Database; queue: Queue; signUp: SignUpMode }

export function adminRoutes(serve: Serve, { db, queue, signUp }: Deps): void {
  serve(statsContract, () => getAdminStats(db))

  serve(contract.listUsers, ({ query }) => listUsers(db, query))

  serve(contract.updateUser, ({ params: { id }, body, caller }) =>
    updateUser({ db, queue }, { id, change: body, by: caller.accountId }),
  )

  serve(invitations.listInvitations, async () => ({
    sign_up: signUp,
    invitations: await listInvitations(db.kysely),
  }))

  serve(invitations.createInvitation, ({ body: { note }, caller }) =>
    createInvitation(db, { note, by: caller }),
  )

  serve(invitations.revokeInvitation, ({ params: { id }, caller }) =>
    revokeInvitation(db, { id, by: caller }),
  )

  serve(auditContract, ({ query }) => listAudit(db, query))
}
