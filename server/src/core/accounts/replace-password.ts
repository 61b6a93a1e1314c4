import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { endSessions } from './end-sessions.ts'
import { revokeResets } from './revoke-resets.ts'
import { enqueueEmail } from './emails/send-email-job.ts'

/**
 * Replaces the password in the caller's transaction: ends sessions, revokes reset links, and informs the person by
 * email.
 * @param password_hash the new one; the caller has verified the old password
 * @param hasPassword false if no password fits it
 * @param keptSessionId the session that continues; null: none
 */
export async function replacePassword(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  accountId: string,
  {
    password_hash,
    keptSessionId,
    hasPassword = true,
  }: { password_hash: string; keptSessionId: string | null; hasPassword?: boolean },
): Promise<void> {
  // Lock the account first: a concurrent login holds its row, and has created its session before sessions are ended.
  const { email } = await tx
    .updateTable('accounts')
    .set({ password_hash, has_password: hasPassword })
    .where('id', '=', accountId)
    .returning('email')
    .executeTakeFirstOrThrow()
  await endSessions(tx, accountId, { exceptId: keptSessionId })
  await revokeResets(tx, accountId)
  await enqueueEmail({ tx, queue }, { kind: 'password_changed', account_id: accountId, to_address: email })
}
