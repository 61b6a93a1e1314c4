import { categoryLabel } from '@moonpage/contract/category-label'
import type { CatalogBook } from './catalog-book.ts'
import {
  covers,
  downloads,
  feedId,
  fileOf,
  pageLinks,
  pagePath,
  type CatalogFeed,
  type Place,
} from './catalog-feed.ts'
import { pageSize } from './list-books.ts'

export const opds2Type = 'application/opds+json'
const type = opds2Type

/** OPDS 2.0: https://drafts.opds.io/opds-2.0 */
export function writeOpds2(feed: CatalogFeed, place: Place): string {
  const { base } = place
  const { title, path, updatedAt, shelves, list } = feed
  const shown = shelves.map((shelf) => ({
    href: base + shelf.path,
    title: shelf.title,
    type,
    rel: 'subsection',
  }))
  const publications = list?.books.map((book) => publicationOf(book, place)) ?? []
  return JSON.stringify({
    metadata: {
      title,
      identifier: feedId(place, path),
      modified: updatedAt.toISOString(),
      ...(list && { numberOfItems: list.total, itemsPerPage: pageSize, currentPage: list.page }),
    },
    links: [
      { rel: 'self', href: base + pagePath(path, list?.page ?? 1), type },
      { rel: 'start', href: base, type },
      { rel: 'search', href: `${base}/search{?query}`, type, templated: true },
      ...pageLinks(feed).map((page) => ({ rel: page.rel, href: base + page.path, type })),
    ],
    // A feed has to have one of the two, and neither may be empty.
    ...(publications.length > 0
      ? { publications }
      : {
          navigation:
            shown.length > 0 ? shown : [{ href: base, title: 'All of Moonpage', type, rel: 'start' }],
        }),
  })
}

const publicationOf = (book: CatalogBook, place: Place) => ({
  metadata: {
    '@type': 'http://schema.org/Book',
    identifier: `urn:uuid:${book.id}`,
    title: book.title,
    author: { name: book.author },
    language: 'en',
    modified: book.updatedAt.toISOString(),
    published: book.createdAt.toISOString(),
    ...(book.summary !== '' && { description: book.summary }),
    subject: [
      ...book.categories.map((code) => ({ name: categoryLabel(code), code })),
      {
        name: `Ages ${book.ageGroup}`,
        code: book.ageGroup,
        scheme: 'http://schema.org/typicalAgeRange',
      },
    ],
  },
  links: downloads.map((file) => ({
    rel: 'http://opds-spec.org/acquisition',
    href: fileOf(place, book, file.ending),
    type: file.type,
  })),
  ...(book.hasCover && {
    images: covers.map(({ ending, rel, width, height }) => ({
      rel,
      href: fileOf(place, book, ending),
      type: 'image/jpeg',
      width,
      height,
    })),
  }),
})
