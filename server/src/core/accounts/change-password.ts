import type { PasswordChange } from '@moonpage/contract/profile'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { checkPassword, wrongPassword } from './check-password.ts'
import { rejectCommonPassword } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { replacePassword } from './replace-password.ts'

/** Ends all other sessions of the account; the caller's continues. */
export async function changePassword(
  { db, queue, rateLimit }: { db: Database; queue: Queue; rateLimit: RateLimiter },
  caller: Caller,
  { current_password, new_password }: PasswordChange,
): Promise<void> {
  const oldHash = await checkPassword({ db, rateLimit }, caller, current_password, 'current_password')
  await rejectCommonPassword(new_password, 'new_password')
  const newHash = await hashPassword(new_password)
  await db.kysely.transaction().execute(async (tx) => {
    const unchanged = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', caller.accountId)
      .where('password_hash', '=', oldHash)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!unchanged) throw wrongPassword('current_password')
    await replacePassword({ tx, queue }, caller.accountId, {
      password_hash: newHash,
      keptSessionId: caller.sessionId,
    })
  })
}
