import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { hasActiveParent } from './active-parent.ts'
import { storyCards } from './story-rows.ts'

// A book of a shared collection is opened like a shared story. Its token is that of the collection, a dot, and its id.
const separator = '.'
export const tokenOfBook = (collectionToken: string, storyId: string): string =>
  collectionToken + separator + storyId

export const isLiveCollectionLink = sql<boolean>`collection_links.expires_at > now()`

/** The page that the link of a collection opens. */
export const sharedCollectionUrl = (origin: string, token: string): string =>
  `${origin}/shared/collection/${token}`

/** The collection of a share link, while the link is valid. */
export const collectionOfLink = (db: Kysely<Tables>, token: string) =>
  db
    .selectFrom('collection_links')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .select(['collections.id', 'name', 'include_names'])
    .where('token', '=', token)
    .where(isLiveCollectionLink)
    .where(hasActiveParent('collections.family_id'))
    .executeTakeFirst()

/** The books that people with the link of a collection may read, in its order. */
export const booksOfLink = (db: Kysely<Tables>, token: string) =>
  storyCards(db, null)
    .innerJoin('collection_stories as shelved', 'shelved.story_id', 'stories.id')
    .innerJoin('collection_links', 'collection_links.collection_id', 'shelved.collection_id')
    .select([
      'collection_links.include_names as link_includes_names',
      'collection_links.include_recordings as link_includes_recordings',
    ])
    .where('collection_links.token', '=', token)
    .where(isLiveCollectionLink)
    .where('completed_at', 'is not', null)
    .where('stories.taken_down_at', 'is', null)
    .where(hasActiveParent('stories.owner_id'))
    .orderBy('shelved.position')
    .orderBy('shelved.story_id')

/** The book of a token that `tokenOfBook` made; undefined for other tokens, and where the book is not to be read. */
export async function bookOfCollection(db: Kysely<Tables>, token: string) {
  const [collectionToken = '', id] = token.split(separator, 2)
  if (id === undefined || !isId(id)) return undefined
  const row = await booksOfLink(db, collectionToken).where('stories.id', '=', id).executeTakeFirst()
  return (
    row && {
      ...row,
      share_includes_names: row.link_includes_names,
      share_includes_recordings: row.link_includes_recordings,
    }
  )
}
