import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Revokes all reset links of the account: those sent, and pending emails that would contain one. */
export async function revokeResets(tx: Kysely<Tables>, accountId: string): Promise<void> {
  // Emails first: the sender creates the link while it holds the email's lock, so before the next statement.
  await tx
    .deleteFrom('emails')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'password_reset')
    .execute()
  await tx
    .deleteFrom('password_resets')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}
