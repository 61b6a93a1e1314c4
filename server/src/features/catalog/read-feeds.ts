import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { bookFeed, collectionsFeed, rootFeed, type CatalogFeed } from './catalog-feed.ts'
import {
  listCollectionBooks,
  listCollectionNames,
  listFavoriteBooks,
  listOwnBooks,
  listPublicBooks,
  newestBookAt,
} from './list-books.ts'

/** What an app asked for; `id` where the path has one. */
export type Asked = { page: number; query: string; id: string }

export type ReadFeed = (owner: Owner, asked: Asked) => Promise<CatalogFeed>

/** The feeds of the catalog by their paths below its root. */
export const readFeeds = (db: Database): Record<string, ReadFeed> => ({
  '/': async ({ familyId }) => rootFeed((await newestBookAt(db, familyId)) ?? new Date()),

  '/books': async ({ familyId }, { page }) =>
    bookFeed({ title: 'Our books', path: '/books', page }, await listOwnBooks(db, familyId, { page })),

  '/favorites': async ({ familyId }, { page }) =>
    bookFeed({ title: 'Favorites', path: '/favorites', page }, await listFavoriteBooks(db, familyId, page)),

  '/collections': async ({ familyId }) => collectionsFeed(await listCollectionNames(db, familyId)),

  '/collections/:id': async ({ familyId }, { id, page }) => {
    const { name, ...found } = await listCollectionBooks(db, familyId, { id, page })
    return bookFeed({ title: name, path: `/collections/${id}`, page }, found)
  },

  '/public': async (_owner, { page }) =>
    bookFeed({ title: 'Public stories', path: '/public', page }, await listPublicBooks(db, page)),

  '/search': async ({ familyId }, { page, query }) =>
    bookFeed(
      { title: 'Search results', path: `/search?query=${encodeURIComponent(query)}`, page },
      await listOwnBooks(db, familyId, { page, search: query }),
    ),
})
