import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/**
 * Moves the places of the family's accounts to its first child: from now on a book is read to that child unless somebody
 * says otherwise. Of several places in a book the latest counts. The caller holds the lock on the family.
 */
export async function adoptReadingPlaces(
  tx: Transaction<Tables>,
  { familyId, childId }: { familyId: string; childId: string },
): Promise<void> {
  const ofFamily = sql`account_id in (select id from accounts where family_id = ${familyId})
    and story_id in (select id from stories where owner_id = ${familyId})`
  await sql`
    delete from reading_places as earlier where ${ofFamily} and exists (
      select from reading_places as later
      where later.story_id = earlier.story_id
        and later.account_id in (select id from accounts where family_id = ${familyId})
        and (later.turned_at, later.account_id) > (earlier.turned_at, earlier.account_id)
    )`.execute(tx)
  await sql`update reading_places set child_id = ${childId}, account_id = null where ${ofFamily}`.execute(tx)
}
