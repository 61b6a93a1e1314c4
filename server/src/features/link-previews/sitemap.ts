import { sql } from 'kysely'
import { selectFeedPage } from '../../core/stories/feed-pagination.ts'
import type { Database } from '../../infra/db/database.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { publicPath } from './story-preview.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Pages other than stories. */
const ownPages = ['/', '/public', '/create', '/terms', '/privacy']

/** The sitemap index. @param size stories per sitemap */
export async function sitemapIndex({ kysely }: Database, origin: string, size: number): Promise<string> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(stories), 0)::bigint as total from public_totals`.execute(kysely)
  const parts = Math.max(1, Math.ceil((rows[0]?.total ?? 0) / size))
  const items = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return `${head}\n<sitemapindex xmlns="${schema}">\n${items.join('\n')}\n</sitemapindex>\n`
}

type Part = { number: number; size: number }

/** One sitemap, numbered from 1, oldest stories first, so that only the last one grows; null if it does not exist. */
export async function sitemapPart(
  { kysely }: Database,
  origin: string,
  { number, size }: Part,
): Promise<string | null> {
  // Offsets count from the newest story, as in the feed, so the last entry of one sitemap precedes the first of the
  // next.
  const older = sql<number>`(select coalesce(sum(stories), 0)::bigint - ${number * size}::bigint from public_totals)`
  const part = selectFeedPage({
    sort: 'recent',
    facets: {},
    limit: sql<number>`greatest(0, least(${size}::bigint, ${older} + ${size}::bigint))`,
    offset: sql<number>`greatest(0, ${older})`,
  })
  const stories = await kysely
    .selectFrom('stories')
    .select(['stories.id', 'published_at'])
    .where(sql<boolean>`stories.id = any(array(${part}))`)
    .orderBy('published_at')
    .orderBy('stories.id')
    .execute()
  if (stories.length === 0 && number > 1) return null
  const item = (path: string, since: Date | null = null) =>
    `<url><loc>${escapeHtml(origin + path)}</loc>${since ? `<lastmod>${since.toISOString()}</lastmod>` : ''}</url>`
  const items = [
    ...(number === 1 ? ownPages.map((path) => item(path)) : []),
    ...stories.map(({ id, published_at }) => item(publicPath(id), published_at)),
  ]
  return `${head}\n<urlset xmlns="${schema}">\n${items.join('\n')}\n</urlset>\n`
}
