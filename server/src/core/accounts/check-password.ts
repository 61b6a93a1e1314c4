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
 * Verifies the password of a logged-in person: 400 if it is wrong, 429 after too many wrong ones. Counted per session,
 * so that somebody who hijacked one session cannot block the password change in another.
 * @param field name of the form field, for the error
 * @returns the hash that matched, for a conditional write that fails if the password changed meanwhile
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
  await rateLimit.reset(passwordChecks, sessionId)
  return account.password_hash
}
