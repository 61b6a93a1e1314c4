import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { lockSeries } from './lock-series.ts'

/** Forgets a series; its books stay. @throws 404 unless it is the family's */
export async function deleteSeries({ kysely }: Database, owner: Owner, id: string): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const series = await lockSeries(tx, owner, id)
    await tx.deleteFrom('series').where('id', '=', series.id).execute()
  })
}
