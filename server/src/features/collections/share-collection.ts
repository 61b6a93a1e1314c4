import type { ShareLink, ShareOptions } from '@moonpage/contract/sharing'
import { sharedCollectionUrl } from '../../core/stories/collection-links.ts'
import { foldStoryNames } from '../../core/stories/fold-story-names.ts'
import { lockOwnStory, type Owner } from '../../core/stories/lock-own-story.ts'
import { nextShareLink, presentShareLink } from '../../core/stories/share-link.ts'
import type { Database } from '../../infra/db/database.ts'
import { lockCollection } from './lock-collection.ts'

/** Returns the link to a collection: the existing one, or a new one. */
export async function shareCollection(
  { kysely }: Database,
  owner: Owner & { origin: string },
  id: string,
  options: ShareOptions,
): Promise<ShareLink> {
  return kysely.transaction().execute(async (tx) => {
    await lockCollection(tx, owner.familyId, id)
    const books = await tx
      .selectFrom('collection_stories')
      .select('story_id')
      .where('collection_id', '=', id)
      .orderBy('story_id')
      .execute()
    for (const book of books) await foldStoryNames(tx, await lockOwnStory(tx, { owner, id: book.story_id }))
    const before = await tx
      .selectFrom('collection_links')
      .select(['token', 'expires_at', 'include_names', 'include_recordings'])
      .where('collection_id', '=', id)
      .executeTakeFirst()
    const link = nextShareLink(before, options)
    await tx
      .insertInto('collection_links')
      .values({ collection_id: id, ...link })
      .onConflict((conflict) => conflict.column('collection_id').doUpdateSet(link))
      .execute()
    return presentShareLink(link, sharedCollectionUrl(owner.origin, link.token))
  })
}
