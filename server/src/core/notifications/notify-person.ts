import type { NotificationKind } from '@moonpage/contract/notifications'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'

/** Tells a person something, in the transaction in which it became true. */
export async function notifyPerson(
  tx: Kysely<Tables>,
  { accountId, kind, storyId }: { accountId: string; kind: NotificationKind; storyId: string | null },
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({ id: newId(), account_id: accountId, kind, story_id: storyId })
    .execute()
}
