import type { NotificationKind } from '@moonpage/contract/notifications'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'

/**
 * Takes the account's row until the transaction ends, so that `notifyPerson` need not wait for it. For a
 * transaction that changes a story as well, and before it does: who starts or deletes stories takes the account
 * first, and two that take the same rows in different orders wait for each other.
 */
export async function lockAccount(tx: Kysely<Tables>, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forKeyShare().execute()
}

/** Tells a person something of a story, in the transaction in which it became true. */
export async function notifyPerson(
  tx: Kysely<Tables>,
  { accountId, kind, storyId }: { accountId: string; kind: NotificationKind; storyId: string },
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({ id: newId(), account_id: accountId, kind, story_id: storyId })
    .execute()
}
