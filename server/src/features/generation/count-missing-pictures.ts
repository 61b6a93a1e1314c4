import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** For the transaction that ends a run: what of the book could not be painted. */
export const countMissingPictures = (tx: Transaction<Tables>, storyId: string) =>
  tx
    .updateTable('stories')
    .set({
      missing_pictures: sql`(
        select count(*) from story_pages where story_id = stories.id and has_image and image_key is null)`,
    })
    .where('id', '=', storyId)
    .execute()
