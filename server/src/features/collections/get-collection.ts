import type { Collection } from '@moonpage/contract/collections'
import { isLiveCollectionLink, sharedCollectionUrl } from '../../core/stories/collection-links.ts'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import { findReadingPlaces, withPlaces } from '../../core/stories/reading-places.ts'
import { presentShareLink } from '../../core/stories/share-link.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { collectionNotFound } from './lock-collection.ts'

/** A collection of the reader's family, with its books. @throws 404 unless it is theirs */
export async function getCollection(
  { kysely }: Database,
  reader: NonNullable<Reader>,
  id: string,
): Promise<Collection> {
  if (!isId(id)) throw collectionNotFound()
  const collection = await kysely
    .selectFrom('collections')
    .select(['id', 'name', 'created_at'])
    .where('id', '=', id)
    .where('family_id', '=', reader.familyId)
    .executeTakeFirst()
  if (!collection) throw collectionNotFound()
  const [rows, link] = await Promise.all([
    storyCards(kysely, reader)
      .innerJoin('collection_stories as shelved', 'shelved.story_id', 'stories.id')
      .where('shelved.collection_id', '=', id)
      .orderBy('shelved.position')
      .orderBy('shelved.story_id')
      .execute(),
    kysely
      .selectFrom('collection_links')
      .select(['token', 'expires_at', 'include_names', 'include_recordings'])
      .where('collection_id', '=', id)
      .where(isLiveCollectionLink)
      .executeTakeFirst(),
  ])
  const ids = rows.map((row) => row.id)
  const places = await findReadingPlaces(kysely, reader, ids)
  return {
    ...collection,
    created_at: collection.created_at.toISOString(),
    story_count: rows.length,
    stories: rows.map((row) => withPlaces(presentSummary(row, reader), places)),
    link: link ? presentShareLink(link, sharedCollectionUrl(reader.origin, link.token)) : null,
  }
}
