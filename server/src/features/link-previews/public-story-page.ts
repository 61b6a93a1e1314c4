import { fillNames } from '@moonpage/contract/names'
import { directionOf } from '@moonpage/contract/text-direction'
import { pictureUrls } from '../../core/stories/picture-files.ts'
import { isFindable, type PageRow, storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { PageRequest, PageMeta } from '../../infra/http/web-app.ts'
import { isId } from '../../lib/ids.ts'
import { italicWords } from '../../lib/italic-words.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { htmlWords } from '../../lib/html-words.ts'
import { headHtml } from './head-html.ts'
import { namesIn, publicPath, storyPreview } from './story-preview.ts'

type Written = { title: string; summary: string; age: string; fill: (text: string) => string }

const pictureHtml = (page: PageRow, fill: (text: string) => string) =>
  page.image_key
    ? `<img src="${pictureUrls(page.image_key).url}" alt="${escapeHtml(fill(page.image_alt))}" width="800" height="600" />`
    : ''

/** The ways on from a page of a book. */
function pageWays(id: string, number: number, total: number): string {
  const way = (to: number, label: string) => `<a href="${publicPath(id, to)}">${label}</a>`
  return [
    '<p class="wrap">',
    number > 1 && way(number - 1, 'Previous page'),
    number < total && way(number + 1, 'Next page'),
    '<a href="/public">Community Stories</a></p>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** One page of a book, for whoever runs no scripts. */
function pageWords({ title, summary, age, fill }: Written, page: PageRow, total: number): string {
  const number = page.page_number
  const words = fill(page.content)
  const lines = words
    .split(/\n+/)
    .map((line) => italicWords(line.trim()) ?? line.trim())
    .filter(Boolean)
  return [
    '<main class="wrap"><article>',
    `<h1>${htmlWords(title)}</h1>`,
    summary && `<p>${htmlWords(summary)}</p>`,
    `<p>by A Moonpage family, for ages ${escapeHtml(age)}. Page ${number} of ${total}</p>`,
    pictureHtml(page, fill),
    ...lines.map((line) => {
      const direction = directionOf(line, words)
      return `<p${direction === 'rtl' ? ' dir="rtl"' : ''}>${htmlWords(line, direction)}</p>`
    }),
    '</article></main>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** A public story, open at a page, as strangers meet it. */
export async function publicStoryPage(
  { kysely }: Database,
  { id, number }: { id: string; number: number },
  { origin }: PageRequest,
): Promise<PageMeta | undefined> {
  if (!isId(id)) return undefined
  const row = await storyCards(kysely, null).where('stories.id', '=', id).where(isFindable).executeTakeFirst()
  if (!row) return undefined
  const names = namesIn(row, row.include_names)
  const fill = (text: string) => fillNames(text, names)
  const pages = await storyPages(kysely, id)
  // As the reader does with a page that the book has not.
  const page = pages.find(({ page_number }) => page_number === number) ?? pages[0]
  const canonical = origin + publicPath(id)
  const story = { title: fill(row.title), summary: fill(row.summary), age: row.age_group, fill }
  const head = headHtml(storyPreview(row, { origin, canonical, withNames: row.include_names }))
  if (!page) return { head, words: '' }
  const ways = pageWays(id, page.page_number, pages.length)
  return { head, words: `${pageWords(story, page, pages.length)}\n${ways}`, ways }
}
