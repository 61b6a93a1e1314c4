import type { User } from '@moonpage/contract/account'
import { passwordForAddress, type ProfileInput } from '@moonpage/contract/profile'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { problem } from '../../lib/problem.ts'
import { confirmCaller } from './confirm-caller.ts'
import { getCurrentUser } from './get-current-user.ts'
import { revokeResets } from './revoke-resets.ts'
import { enqueueEmail } from './emails/send-email-job.ts'
import { takenProblem } from './taken-problem.ts'

/**
 * A new email address requires the password, or a confirmation of single sign-on, and the old address is informed: somebody who finds an unlocked browser
 * cannot take over the account unnoticed.
 */
export async function updateProfile(
  { db, queue, rateLimit }: { db: Database; queue: Queue; rateLimit: RateLimiter },
  caller: Caller,
  { first_name, last_name, email, current_password }: ProfileInput,
): Promise<User> {
  const { email: oldEmail } = await getCurrentUser(db.kysely, caller.accountId)
  const isOtherAddress = email.toLowerCase() !== oldEmail.toLowerCase()
  let knownHash: string | null = null
  if (isOtherAddress)
    knownHash = await confirmCaller({ db, rateLimit }, caller, current_password, {
      asked: passwordForAddress,
      field: 'current_password',
    })
  return db.kysely.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('accounts')
      .set({ first_name, last_name, email })
      .where('id', '=', caller.accountId)
      // The checks above were made for this address and this password.
      .where('email', '=', oldEmail)
      .$if(knownHash !== null, (query) => query.where('password_hash', '=', knownHash ?? ''))
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw takenProblem(error) ?? error
      })
    if (changed.numUpdatedRows === 0n)
      throw problem(
        'profile_changed',
        409,
        'Your email address or password was changed a moment ago. Please reload the page.',
      )
    if (isOtherAddress) {
      await revokeResets(tx, caller.accountId)
      await enqueueEmail(
        { tx, queue },
        { kind: 'email_changed', account_id: caller.accountId, to_address: oldEmail },
      )
    }
    return getCurrentUser(tx, caller.accountId)
  })
}
