import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { endSessions } from './end-sessions.ts'
import { revokeResets } from './revoke-resets.ts'
import { enqueueEmail } from './emails/send-email-job.ts'

/**
 * Puts another password in place, in the caller's transaction: sessions and open reset links end, and the person is
 * told by letter.
 * @param password_hash of the new one; the old one is looked at by the caller
 * @param keptSessionId the one session that goes on; null when none does
 */
export async function replacePassword(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  accountId: string,
  { password_hash, keptSessionId }: { password_hash: string; keptSessionId: string | null },
): Promise<void> {
  // The account first: a login under way holds its row, and has its session in place before those end.
  const { email } = await tx
    .updateTable('accounts')
    .set({ password_hash })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await endSessions(tx, accountId, { kept: keptSessionId })
  await revokeResets(tx, accountId)
  await enqueueEmail({ tx, queue }, { kind: 'password_changed', account_id: accountId, to_address: email })
}
