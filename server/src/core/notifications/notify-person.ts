import type { NotificationKind } from '@moonpage/contract/notifications'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'

/**
 * Locks the account's row until the transaction ends, so that `notifyPerson` need not wait for it. Call it before
 * changing a story in the same transaction: starting or deleting stories locks the account first, and a different order
 * could deadlock.
 */
export async function lockAccount(tx: Kysely<Tables>, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forKeyShare().execute()
}

/** Inserts a notification, in the transaction of the event. */
export async function notifyPerson(
  tx: Kysely<Tables>,
  { accountId, kind, storyId }: { accountId: string; kind: NotificationKind; storyId: string },
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({ id: newId(), account_id: accountId, kind, story_id: storyId })
    .execute()
}
