import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { lockSeries } from './lock-series.ts'
import { typedName } from './typed-name.ts'

/** Calls the world of a series something else, from its next book on. @throws 404 unless it is the family's */
export async function renameSeries(
  { kysely }: Database,
  owner: Owner,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const series = await lockSeries(tx, owner, id)
    await tx
      .updateTable('series')
      .set({ name: typedName(name, 'name', series.names) })
      .where('id', '=', series.id)
      .execute()
  })
}
