import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Counts the pictures that could not be painted, in the transaction that ends a run. */
export const countMissingPictures = (tx: Transaction<Tables>, storyId: string) =>
  tx
    .updateTable('stories')
    .set({
      missing_pictures: sql`(
        select count(*) from story_pages where story_id = stories.id and has_image and image_key is null)`,
    })
    .where('id', '=', storyId)
    .execute()
