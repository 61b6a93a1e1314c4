import * as contract from '@moonpage/contract/families'
import type { Database } from '../../infra/db/database.ts'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Serve } from '../../infra/http/route-server.ts'
import { networkOf } from '../../lib/network-of.ts'
import { changeFamilyRole } from './change-family-role.ts'
import { createFamilyInvitation } from './create-family-invitation.ts'
import { getFamily } from './get-family.ts'
import { getFamilyInvitation } from './get-family-invitation.ts'
import { joinFamily } from './join-family.ts'
import { leaveFamily } from './leave-family.ts'
import { removeFamilyMember } from './remove-family-member.ts'
import { revokeFamilyInvitation } from './revoke-family-invitation.ts'

// Against guessing of tokens, and against inviting by the thousand.
const openingsByNetwork: RateLimit = { name: 'family-invitation', hits: 60, seconds: 3600 }
const invitationsByAccount: RateLimit = { name: 'invite-to-family', hits: 30, seconds: 86_400 }

export function familyRoutes(
  serve: Serve,
  { db, rateLimit }: { db: Database; rateLimit: RateLimiter },
): void {
  serve(contract.getFamily, ({ caller }) => getFamily(db.kysely, caller))

  serve(contract.createFamilyInvitation, async ({ caller, body }) => {
    await rateLimit(invitationsByAccount, caller.accountId)
    return createFamilyInvitation(db, caller, body.role)
  })
  serve(contract.revokeFamilyInvitation, ({ caller, params }) =>
    revokeFamilyInvitation(db, caller, params.id),
  )
  serve(contract.getFamilyInvitation, async ({ caller, params, request }) => {
    await rateLimit(openingsByNetwork, networkOf(request.ip))
    return getFamilyInvitation(db, caller, params.token)
  })
  serve(contract.joinFamily, ({ caller, params }) => joinFamily(db, caller, params.token))

  serve(contract.leaveFamily, ({ caller }) => leaveFamily(db, caller))
  serve(contract.changeFamilyRole, ({ caller, params, body }) =>
    changeFamilyRole(db, caller, { id: params.id, role: body.role }),
  )
  serve(contract.removeFamilyMember, ({ caller, params }) => removeFamilyMember(db, caller, params.id))
}
