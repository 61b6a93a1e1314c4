import type { User } from '@moonpage/contract/account'
import { getCurrentUser } from '../../core/accounts/get-current-user.ts'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import { hashPassword } from '../../core/accounts/passwords.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { problem } from '../../lib/problem.ts'
import { findChild } from './find-child.ts'

/**
 * Turns the caller's session into a child's view. Its tokens stay, in every tab, and reach less from the next request on.
 * @param pin sets the family's PIN. @throws 404 unless the child is the family's, 409 while the family has no PIN
 */
export async function openChildView(
  { kysely }: Database,
  { accountId, familyId, sessionId }: Caller,
  { child_id: id, pin }: { child_id: string; pin?: string | undefined },
): Promise<User> {
  const hash = pin === undefined ? null : await hashPassword(pin)
  return kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId)
    await lockFamily(tx, familyId)
    const child = await findChild(tx, familyId, id)
    const { child_view_pin: known } = await tx
      .selectFrom('families')
      .select('child_view_pin')
      .where('id', '=', familyId)
      .executeTakeFirstOrThrow()
    if (!known && !hash)
      throw problem('pin_needed', 409, 'Choose four numbers first. You’ll need them to get back.')
    if (hash)
      await tx.updateTable('families').set({ child_view_pin: hash }).where('id', '=', familyId).execute()
    await tx
      .updateTable('sessions')
      .set({ child_id: child.id, pin_failures: 0, pin_blocked_until: null })
      .where('id', '=', sessionId)
      .execute()
    return getCurrentUser(tx, accountId, child.id)
  })
}
