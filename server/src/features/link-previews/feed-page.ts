import { fillNames } from '@moonpage/contract/names'
import { sql } from 'kysely'
import { orderBySort, selectFeedPage } from '../../core/stories/feed-pagination.ts'
import { type StoryCardRow, storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { PageRequest, PageMeta } from '../../infra/http/web-app.ts'
import { htmlWords } from '../../lib/html-words.ts'
import { headHtml } from './head-html.ts'
import { sitePicture } from './site-page.ts'
import { namesIn, publicPath } from './story-preview.ts'

const perPage = 20

const pathOf = (page: number) => (page === 1 ? '/public' : `/public?page=${page}`)

/** Newest published first, one more than the page shows. */
const newest = ({ kysely }: Database, page: number) =>
  storyCards(kysely, null)
    .where(
      sql<boolean>`stories.id = any(array(
        ${selectFeedPage({ sort: 'recent', facets: {}, limit: perPage + 1, offset: (page - 1) * perPage })}
      ))`,
    )
    .orderBy(orderBySort('recent'))
    .execute()

function item(row: StoryCardRow): string {
  const names = namesIn(row, row.include_names)
  const title = htmlWords(fillNames(row.title, names))
  const summary = htmlWords(fillNames(row.summary, names))
  return `<li><h2><a href="${publicPath(row.id)}">${title}</a></h2>${summary && `<p>${summary}</p>`}</li>`
}

/** The public stories, for search engines and whoever runs no scripts: a page of titles that lead to the books. */
export async function feedPage(db: Database, { search, origin }: PageRequest): Promise<PageMeta> {
  const asked = search.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
  const rows = await newest(db, page)
  const way = (to: number, words: string) => `<a href="${pathOf(to)}">${words}</a>`
  const isBeyondTheEnd = page > 1 && rows.length === 0
  return {
    head: headHtml({
      title: page === 1 ? 'Community Stories' : `Community Stories, page ${page}`,
      description: 'Bedtime stories that families made and let everyone read, with a picture on many a page.',
      image: sitePicture(origin),
      type: 'website',
      canonical: isBeyondTheEnd ? null : origin + pathOf(page),
    }),
    words: [
      '<main class="wrap"><h1>Community Stories</h1>',
      '<p>Read tonight what another family made last night.</p>',
      `<ul>${rows.slice(0, perPage).map(item).join('\n')}</ul><p>`,
      page > 1 && way(page - 1, 'Newer stories'),
      rows.length > perPage && way(page + 1, 'Older stories'),
      '</p></main>',
    ]
      .filter(Boolean)
      .join('\n'),
  }
}
