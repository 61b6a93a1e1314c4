import type { FavoriteToggle } from '@moonpage/contract/favorites'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import { type Owner, storyNotFound } from '../../core/stories/lock-own-story.ts'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'

type Wanted = {
  id: string
  /** Absent: the other one than now. */
  is_favorited?: boolean | undefined
}

/**
 * Adds a story to the family's favorites, or removes it. 404 unless it is theirs or public; what it is to be and is
 * already is answered as if it had been done now.
 */
export async function toggleFavorite(
  { kysely }: Database,
  { accountId, familyId }: Owner,
  { id, is_favorited: wanted }: Wanted,
): Promise<FavoriteToggle> {
  if (!isId(id)) throw storyNotFound()
  return kysely.transaction().execute(async (tx) => {
    // Serializes concurrent toggles, so that each response and the count are right.
    await lockAccount(tx, accountId)
    await lockFamily(tx, familyId)
    if (wanted !== true) {
      const { numDeletedRows: removed } = await tx
        .deleteFrom('favorites')
        .where('account_id', '=', familyId)
        .where('story_id', '=', id)
        .executeTakeFirstOrThrow()
      if (wanted === false || removed > 0n) return { is_favorited: false, action: 'removed' }
    }
    const story = await tx
      .selectFrom('stories')
      .select('id')
      .where('id', '=', id)
      .where((eb) => eb.or([eb('owner_id', '=', familyId), isFindable]))
      // A foreign key violation: the story was deleted just now.
      .forKeyShare()
      .executeTakeFirst()
    if (!story) throw storyNotFound()
    await tx
      .insertInto('favorites')
      .values({ account_id: familyId, story_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { is_favorited: true, action: 'added' }
  })
}
