import { isConfirmed } from '../../core/accounts/confirm-caller.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'

/** How the caller logs in. @param issuer of the provider; null without one */
export async function getSingleSignOn({ kysely }: Database, caller: Caller, issuer: string | null) {
  const account = await kysely
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .leftJoin('sso_identities as identity', (join) =>
      join.onRef('identity.account_id', '=', 'accounts.id').on((eb) =>
        // The provider may write a slash at the end, and the setting none.
        eb(eb.fn<string>('rtrim', ['identity.issuer', eb.val('/')]), '=', issuer?.replace(/\/$/, '') ?? ''),
      ),
    )
    .select(['accounts.has_password', 'identity.created_at as joined_at'])
    .select(isConfirmed.as('is_confirmed'))
    .where('sessions.id', '=', caller.sessionId)
    .executeTakeFirstOrThrow()
  return { ...account, joined_at: account.joined_at?.toISOString() ?? null }
}
