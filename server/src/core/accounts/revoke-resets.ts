import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Every open way back into the account closes: links that were sent, and letters with one that wait to be sent. */
export async function revokeResets(tx: Kysely<Tables>, accountId: string): Promise<void> {
  // The letters first: their sender makes the link while it holds its letter, and so before what follows.
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
