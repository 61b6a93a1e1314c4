import { categoryLabel } from '@moonpage/contract/category-label'
import { escapeXml } from '../../lib/escape-xml.ts'
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
  type Shelf,
} from './catalog-feed.ts'
import { pageSize } from './list-books.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const kinds = {
  navigation: 'application/atom+xml;profile=opds-catalog;kind=navigation',
  acquisition: 'application/atom+xml;profile=opds-catalog;kind=acquisition',
}
export const openSearchType = 'application/opensearchdescription+xml'

const kindOf = (list: unknown) => (list ? kinds.acquisition : kinds.navigation)
/** The media type of a feed, with its charset. */
export const atomType = ({ list }: CatalogFeed): string => `${kindOf(list)};charset=utf-8`

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" href="${escapeXml(href)}" type="${type}"/>`
const updated = (at: Date) => element('updated', at.toISOString())

/** OPDS 1.2: https://specs.opds.io/opds-1.2 */
export function writeAtom(feed: CatalogFeed, place: Place): string {
  const { base, root } = place
  const { title, path, updatedAt, shelves, list } = feed
  const type = kindOf(list)
  const lines = [
    element('id', feedId(place, path)),
    element('title', title),
    updated(updatedAt),
    '<author><name>Moonpage</name></author>',
    link('self', base + pagePath(path, list?.page ?? 1), type),
    link('start', base, kinds.navigation),
    ...(path === '' ? [] : [link('up', base + parentOf(path), kinds.navigation)]),
    link('search', `${root}/search.xml`, openSearchType),
    ...pageLinks(feed).map((page) => link(page.rel, base + page.path, type)),
    ...(path === '' ? [link('alternate', `${root}/v2`, 'application/opds+json')] : []),
    ...(list
      ? [
          element('opensearch:totalResults', String(list.total)),
          element('opensearch:startIndex', String((list.page - 1) * pageSize + 1)),
          element('opensearch:itemsPerPage', String(pageSize)),
        ]
      : []),
    ...shelves.map((shelf) => shelfEntry(shelf, place)),
    ...(list?.books ?? []).map((book) => bookEntry(book, place)),
  ]
  return `${head}
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/terms/" xmlns:opds="http://opds-spec.org/2010/catalog" xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/" xml:lang="en">
${lines.join('\n')}
</feed>
`
}

/** A collection is below the list of collections, all others below the start. */
const parentOf = (path: string) => (path.startsWith('/collections/') ? '/collections' : '')

const shelfEntry = ({ title, path, about, updatedAt }: Shelf, place: Place) =>
  `<entry>
${element('title', title)}
${element('id', feedId(place, path))}
${updated(updatedAt)}
<content type="text">${escapeXml(about)}</content>
${link('subsection', place.base + path, path === '/collections' ? kinds.navigation : kinds.acquisition)}
</entry>`

function bookEntry(book: CatalogBook, place: Place): string {
  const { id, title, author, summary, createdAt, updatedAt, ageGroup, categories } = book
  const lines = [
    element('title', title),
    element('id', `urn:uuid:${id}`),
    updated(updatedAt),
    element('published', createdAt.toISOString()),
    `<author>${element('name', author)}</author>`,
    element('dc:language', 'en'),
    element('dc:issued', createdAt.toISOString().slice(0, 10)),
    ...categories.map((term) => `<category term="${term}" label="${escapeXml(categoryLabel(term))}"/>`),
    `<category scheme="http://schema.org/typicalAgeRange" term="${ageGroup}" label="Ages ${ageGroup}"/>`,
    `<summary type="text">${escapeXml(summary)}</summary>`,
    ...(book.hasCover
      ? covers.map(({ rel, ending }) => link(rel, fileOf(place, book, ending), 'image/jpeg'))
      : []),
    ...downloads.map(({ ending, type }) =>
      link('http://opds-spec.org/acquisition', fileOf(place, book, ending), type),
    ),
  ]
  return `<entry>\n${lines.join('\n')}\n</entry>`
}

/** How apps search the family's books. @param template with `{searchTerms}` */
export const writeOpenSearch = (template: string): string => `${head}
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Moonpage</ShortName>
<Description>Search your family’s books</Description>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
<Url type="${kinds.acquisition}" template="${escapeXml(template)}"/>
</OpenSearchDescription>
`
