import { v5 } from 'uuid'
import type { CatalogBook } from './catalog-book.ts'
import { pageSize, type BookPage, type NamedCollection } from './list-books.ts'

/** A link to a list. Paths are below the catalog's root. */
export type Shelf = { title: string; path: string; about: string; updatedAt: Date }

/** A page of the catalog, before it is written as OPDS 1.2 or 2.0. */
export type CatalogFeed = {
  title: string
  path: string
  updatedAt: Date
  shelves: Shelf[]
  /** Null in a list of shelves. */
  list: { books: CatalogBook[]; page: number; total: number; lastPage: number } | null
}

/** Where a feed is, and how its reader came: links keep the way. */
export type Place = {
  /** `/opds`, or with the key in it. */
  root: string
  /** The same for lists, of the version that was asked for. */
  base: string
  familyId: string
}

/** The same in each feed, for ever. */
export const feedId = ({ familyId }: Place, path: string): string => `urn:uuid:${v5(path, familyId)}`

export const rootFeed = (updatedAt: Date): CatalogFeed => ({
  title: 'Moonpage',
  path: '',
  updatedAt,
  shelves: [
    { title: 'Our books', path: '/books', about: 'Every book of your family, newest first', updatedAt },
    { title: 'Favorites', path: '/favorites', about: 'The books you gave a heart', updatedAt },
    { title: 'Collections', path: '/collections', about: 'Books in an order of your own', updatedAt },
    {
      title: 'Public stories',
      path: '/public',
      about: 'Books that families made public, newest first',
      updatedAt,
    },
  ],
  list: null,
})

export const collectionsFeed = (collections: readonly NamedCollection[]): CatalogFeed => ({
  title: 'Collections',
  path: '/collections',
  updatedAt: collections[0]?.created_at ?? new Date(),
  shelves: collections.map(({ id, name, created_at }) => ({
    title: name,
    path: `/collections/${id}`,
    about: '',
    updatedAt: created_at,
  })),
  list: null,
})

/** @param path with its query, but without the page */
export const bookFeed = (
  { title, path, page }: { title: string; path: string; page: number },
  { books, total }: BookPage,
): CatalogFeed => ({
  title,
  path,
  updatedAt: new Date(
    books.length > 0 ? Math.max(...books.map((book) => book.updatedAt.getTime())) : Date.now(),
  ),
  shelves: [],
  list: { books, page, total, lastPage: Math.max(1, Math.ceil(total / pageSize)) },
})

/** Links to other pages of a list: relation and path. */
export function pageLinks({ path, list }: CatalogFeed): { rel: string; path: string }[] {
  if (!list) return []
  const { page, lastPage } = list
  return [
    { rel: 'first', path: pagePath(path, 1) },
    ...(page > 1 ? [{ rel: 'previous', path: pagePath(path, Math.min(page - 1, lastPage)) }] : []),
    ...(page < lastPage ? [{ rel: 'next', path: pagePath(path, page + 1) }] : []),
    { rel: 'last', path: pagePath(path, lastPage) },
  ]
}

/** The first page has the address that the shelf leads to. */
export const pagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`

/** The files of a book, by what they are. */
export const fileOf = ({ root }: Place, { id, copy }: Pick<CatalogBook, 'id' | 'copy'>, ending: string) =>
  `${root}/${copy === 'own' ? 'books' : 'public'}/${id}${ending}`

export const downloads = [
  { ending: '.epub', type: 'application/epub+zip', format: 'epub' },
  { ending: '.pdf', type: 'application/pdf', format: 'pdf' },
] as const

export const covers = [
  { ending: '.jpg', width: 960, height: 720, rel: 'http://opds-spec.org/image' },
  { ending: '-small.jpg', width: 480, height: 360, rel: 'http://opds-spec.org/image/thumbnail' },
] as const
