import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { ProviderLogout } from '../../infra/oidc/read-logout-token.ts'

/**
 * Ends the sessions that began with a session of the provider; all that began at the provider, where it names only the
 * person. Sessions that began with a password go on.
 * @returns how many
 */
export async function endProviderSessions(
  db: Kysely<Tables>,
  { issuer, subject, sessionId }: ProviderLogout,
): Promise<number> {
  let ended = db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`now()` })
    .where('ended_at', 'is', null)
  ended = sessionId ? ended.where('sso_sid', '=', sessionId) : ended.where('sso_sid', 'is not', null)
  if (subject !== null)
    ended = ended.where('account_id', 'in', (eb) =>
      eb
        .selectFrom('sso_identities')
        .select('account_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject),
    )
  const { numUpdatedRows } = await ended.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
