import type { FavoriteToggle } from '@moonpage/contract/favorites'
import { storyNotFound } from '../../core/stories/lock-own-story.ts'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

/** Puts a story among a person's favourites, or takes it out. 404 for what is neither theirs nor public. */
export async function toggleFavorite(
  { kysely }: Database,
  { accountId }: { accountId: string },
  id: string,
): Promise<FavoriteToggle> {
  if (!isId(id)) throw storyNotFound()
  return kysely.transaction().execute(async (tx) => {
    // Presses at one moment take turns: each then says what it did, and a count beside the heart stays right.
    const account = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    // Deleted while this waited for its turn.
    if (!account) throw problem('token_invalid', 401, 'Your session is no longer valid. Please log in again.')
    const removed = await tx
      .deleteFrom('favorites')
      .where('account_id', '=', accountId)
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow()
    if (removed.numDeletedRows > 0n) return { is_favorited: false, action: 'removed' }
    const story = await tx
      .selectFrom('stories')
      .select('id')
      .where('id', '=', id)
      .where((eb) => eb.or([eb('owner_id', '=', accountId), isFindable]))
      // Deleted at this moment, it is not there rather than in the way.
      .forKeyShare()
      .executeTakeFirst()
    if (!story) throw storyNotFound()
    await tx.insertInto('favorites').values({ account_id: accountId, story_id: id }).execute()
    return { is_favorited: true, action: 'added' }
  })
}
