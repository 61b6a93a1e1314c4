import type { User } from '@moonpage/contract/account'
import { passwordForAddress, type ProfileInput } from '@moonpage/contract/profile'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import type { Throttle } from '../../infra/http/throttle.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { refuse } from '../../lib/refusal.ts'
import { checkPassword } from './check-password.ts'
import { findUser } from './find-user.ts'
import { forgetResets } from './forget-resets.ts'
import { postLetter } from './letters/letter-job.ts'
import { takenRefusal } from './taken.ts'

/**
 * Another e-mail address asks for the password, and the old one is told: whoever found a browser left open cannot take
 * the account along unnoticed.
 */
export async function updateProfile(
  { db, queue, throttle }: { db: Database; queue: Queue; throttle: Throttle },
  caller: Caller,
  { first_name, last_name, email, current_password }: ProfileInput,
): Promise<User> {
  const { email: oldEmail } = await findUser(db.kysely, caller.accountId)
  const isOtherAddress = email.toLowerCase() !== oldEmail.toLowerCase()
  let knownHash: string | null = null
  if (isOtherAddress) {
    if (current_password === undefined)
      throw refuse('validation_failed', 422, passwordForAddress, {
        errors: [{ field: 'current_password', message: passwordForAddress }],
      })
    knownHash = await checkPassword({ db, throttle }, caller, current_password, 'current_password')
  }
  return db.kysely.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('accounts')
      .set({ first_name, last_name, email })
      .where('id', '=', caller.accountId)
      // What was decided above was about this address, and this password.
      .where('email', '=', oldEmail)
      .$if(knownHash !== null, (query) => query.where('password_hash', '=', knownHash ?? ''))
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw takenRefusal(error) ?? error
      })
    if (changed.numUpdatedRows === 0n)
      throw refuse(
        'profile_changed',
        409,
        'Your email address or password was changed a moment ago. Please reload the page.',
      )
    if (isOtherAddress) {
      await forgetResets(tx, caller.accountId)
      await postLetter(
        { tx, queue },
        { kind: 'email_changed', account_id: caller.accountId, to_address: oldEmail },
      )
    }
    return findUser(tx, caller.accountId)
  })
}
