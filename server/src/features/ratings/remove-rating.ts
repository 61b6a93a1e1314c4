import type { Database } from '../../infra/db/database.ts'
import { lockOwnRating, type OwnRating } from './lock-own-rating.ts'

/** Removes a rating, whatever the state of its story. */
export async function removeRating({ kysely }: Database, own: OwnRating): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    await lockOwnRating(tx, own)
    await tx.deleteFrom('ratings').where('id', '=', own.id).execute()
  })
}
