import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { rejectUnfitName } from './collection-name.ts'
import { lockCollection } from './lock-collection.ts'

export async function renameCollection(
  { kysely }: Database,
  { familyId }: Owner,
  id: string,
  name: string,
): Promise<void> {
  rejectUnfitName(name)
  await kysely.transaction().execute(async (tx) => {
    await lockCollection(tx, familyId, id)
    await tx.updateTable('collections').set({ name }).where('id', '=', id).execute()
  })
}
