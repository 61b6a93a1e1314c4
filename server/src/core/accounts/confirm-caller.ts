import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { problem } from '../../lib/problem.ts'
import { checkPassword } from './check-password.ts'

/** How long a confirmation by the provider stands for the password. */
const confirmedMinutes = 10

export const isConfirmed = sql<boolean>`
  coalesce(sessions.confirmed_at > now() - make_interval(mins => ${confirmedMinutes}), false)`

/**
 * Makes sure that the person of a session is there, and not somebody who found their browser unlocked: by password, or
 * by a confirmation of the provider of single sign-on in this session. 400 for a wrong password, 422 for none.
 * @param asked the error's sentence where a password is needed @param field name of the form field, for the error
 * @returns the account's hash, for a conditional write that fails if the password changed meanwhile
 */
export async function confirmCaller(
  deps: { db: Database; rateLimit: RateLimiter },
  caller: Caller,
  password: string | undefined,
  { asked, field }: { asked: string; field: string },
): Promise<string> {
  if (password !== undefined) return checkPassword(deps, caller, password, field)
  const confirmed = await deps.db.kysely
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('accounts.password_hash')
    .where('sessions.id', '=', caller.sessionId)
    .where(isConfirmed)
    .executeTakeFirst()
  if (!confirmed) throw problem('validation_failed', 422, asked, { errors: [{ field, message: asked }] })
  return confirmed.password_hash
}
