import type { Rating } from '@moonpage/contract/ratings'
import { storyNotFound } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { lockOwnRating, type OwnRating } from './lock-own-rating.ts'
import { presentRating, ratingColumns } from './present-rating.ts'

/** Changes a rating. @throws 404 unless the story can be read */
export async function changeRating({ kysely }: Database, own: OwnRating, rating: number): Promise<Rating> {
  return kysely.transaction().execute(async (tx) => {
    const { isFindable } = await lockOwnRating(tx, own)
    if (!isFindable) throw storyNotFound()
    const changed = await tx
      .updateTable('ratings')
      .set({ rating })
      .where('id', '=', own.id)
      .returning(ratingColumns)
      .executeTakeFirstOrThrow()
    return presentRating(changed)
  })
}
