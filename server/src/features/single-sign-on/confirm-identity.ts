import { sql } from 'kysely'
import type { Caller } from '../../infra/http/route-server.ts'
import type { ProvenIdentity } from '../../infra/oidc/oidc-provider.ts'
import { findIdentity } from './identities.ts'
import type { SsoDeps } from './sso-deps.ts'
import { mismatched } from './sso-problems.ts'

/** Clocks of two machines differ. */
const toleranceSeconds = 60

/**
 * Notes that the person of a session has just proved at the provider who they are. 400 if it was somebody else, or if
 * the provider let them pass by an earlier login.
 */
export async function confirmIdentity(
  { db }: Pick<SsoDeps, 'db'>,
  identity: ProvenIdentity,
  { caller, startedAt }: { caller: Caller; startedAt: number },
): Promise<void> {
  const { authenticatedAt } = identity
  if (authenticatedAt === null || authenticatedAt < startedAt - toleranceSeconds) throw mismatched()
  await db.kysely.transaction().execute(async (tx) => {
    const known = await findIdentity(tx, identity)
    if (known?.id !== caller.accountId) throw mismatched()
    await tx
      .updateTable('sessions')
      .set({ confirmed_at: sql`now()` })
      .where('id', '=', caller.sessionId)
      .execute()
  })
}
