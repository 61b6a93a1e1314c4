import type { User } from '@moonpage/contract/account'
import { pinBlockMinutes, pinAttempts } from '@moonpage/contract/child-views'
import { sql } from 'kysely'
import { checkPassword } from '../../core/accounts/check-password.ts'
import { getCurrentUser } from '../../core/accounts/get-current-user.ts'
import { passwordMatches } from '../../core/accounts/passwords.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { problem } from '../../lib/problem.ts'

type Deps = { db: Database; rateLimit: RateLimiter }
type Key = { pin?: string | undefined; password?: string | undefined }

/**
 * Turns a child's view back into the session of its account. Does nothing in a session that is none, as another tab may
 * have left it. @throws 400 for a wrong PIN or password, 429 after too many
 */
export async function leaveChildView(deps: Deps, caller: Caller, { pin, password }: Key): Promise<User> {
  const { kysely } = deps.db
  if (caller.childId !== null) {
    if (password === undefined) await checkPin(deps.db, caller, pin ?? '')
    else await checkPassword(deps, caller, password, 'password')
    await kysely
      .updateTable('sessions')
      .set({ child_id: null, pin_failures: 0, pin_blocked_until: null })
      .where('id', '=', caller.sessionId)
      .execute()
  }
  return getCurrentUser(kysely, caller.accountId)
}

async function checkPin(db: Database, { sessionId, familyId }: Caller, pin: string): Promise<void> {
  const failures = await countTry(db, sessionId)
  const family = await db.kysely
    .selectFrom('families')
    .select('child_view_pin')
    .where('id', '=', familyId)
    .executeTakeFirst()
  if (await passwordMatches(family?.child_view_pin ?? undefined, pin)) return
  const left = pinAttempts - failures
  if (left <= 0) throw blocked(pinBlockMinutes * 60)
  throw problem('wrong_pin', 400, `That’s not it. ${left} ${left === 1 ? 'try' : 'tries'} left.`)
}

const blocked = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return problem(
    'pin_blocked',
    429,
    `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or use your password.`,
    { retryAfterSeconds: seconds },
  )
}

/**
 * Counts a try before it is checked, so that many at once are not more than the limit. Not lifted by RATE_LIMIT=off: there
 * are only ten thousand PINs.
 * @returns which one in a row it is. @throws 429 while none is accepted
 */
async function countTry({ kysely }: Database, sessionId: string): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update sessions set
      pin_failures = case when pin_blocked_until is null then pin_failures + 1 else 1 end,
      pin_blocked_until = case when pin_blocked_until is null and pin_failures + 1 >= ${pinAttempts}::int
        then now() + make_interval(mins => ${pinBlockMinutes}) end
    where id = ${sessionId} and (pin_blocked_until is null or pin_blocked_until <= now())
    returning pin_failures as failures`.execute(kysely)
  if (rows[0]) return rows[0].failures
  const session = await kysely
    .selectFrom('sessions')
    .select(sql<number>`ceil(extract(epoch from pin_blocked_until - now()))::int`.as('wait'))
    .where('id', '=', sessionId)
    .executeTakeFirst()
  throw blocked(Math.max(1, session?.wait ?? 1))
}
