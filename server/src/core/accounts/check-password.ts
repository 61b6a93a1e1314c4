import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { problem, type ProblemError } from '../../lib/problem.ts'
import { passwordChecks } from './rate-limits.ts'
import { passwordMatches } from './passwords.ts'

export const wrongPassword = (field: string): ProblemError => {
  const message = 'Current password is incorrect'
  return problem('wrong_password', 400, message, { errors: [{ field, message }] })
}

/**
 * Asks somebody who is logged in for their password again: 400 when it is another one, 429 after too many. Counted
 * for this session alone, so that who took one over keeps nobody in another from changing the password.
 * @param field the form's name for it
 * @returns the hash that it matched: a write that names it loses against a change made in between
 */
export async function checkPassword(
  { db, rateLimit }: { db: Database; rateLimit: RateLimiter },
  { accountId, sessionId }: Caller,
  password: string,
  field: string,
): Promise<string> {
  await rateLimit(passwordChecks, sessionId)
  const account = await db.kysely
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account || !(await passwordMatches(account.password_hash, password))) throw wrongPassword(field)
  await rateLimit.forget(passwordChecks, sessionId)
  return account.password_hash
}
