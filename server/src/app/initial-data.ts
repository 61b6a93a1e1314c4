import { listPublicStories as listRoute } from '@moonpage/contract/feed'
import { InitialData } from '@moonpage/contract/initial-data'
import type { StorySummary } from '@moonpage/contract/story'
import * as z from 'zod/mini'
import { getPublicStory } from '../features/feed/get-public-story.ts'
import { listPublicStories } from '../features/feed/list-public-stories.ts'
import { getPublicStats } from '../features/feed/get-public-stats.ts'
import type { Database } from '../infra/db/database.ts'
import type { PageRequest } from '../infra/http/web-app.ts'
import { ProblemError } from '../lib/problem.ts'

const bookPath = /^\/public\/story\/([^/]+)(?:\/page\/\d+)?\/?$/

/** A card with a picture shows no excerpt, and no card needs the slug. Only the first two crop their pictures. */
const asCardShowsIt = (story: StorySummary, place: number): StorySummary => ({
  ...story,
  slug: '',
  preview_image_focus: place < 2 ? story.preview_image_focus : null,
  opening: story.preview_image_url ? '' : story.opening,
})

const FeedAddress = z.pick(listRoute.query, { page: true, sort_by: true, age_group: true })

/** What the feed's address asks for, as the browser reads it too; null where only the browser is to ask. */
function feedQuery(search: URLSearchParams) {
  // It costs the database most, and the API's answers to it are cached.
  if (search.get('search')) return null
  const parts = Object.keys(FeedAddress.shape).map((name) => [name, search.get(name) ?? undefined])
  return z.safeParse(FeedAddress, Object.fromEntries(parts)).data ?? null
}

/** The public data that a page renders with; reading it counts no view. */
export async function initialData(db: Database, { pathname, search }: PageRequest): Promise<InitialData> {
  return z.encode(InitialData, await dataOf(db, pathname, search))
}

async function dataOf(db: Database, pathname: string, search: URLSearchParams): Promise<InitialData> {
  const list = async (query: z.input<typeof listRoute.query>) => {
    const found = await listPublicStories(db, null, z.parse(listRoute.query, query))
    return { ...found, stories: found.stories.map(asCardShowsIt) }
  }
  if (pathname === '/') return { recent: await list({ limit: 3 }) }
  if (/^\/public\/?$/.test(pathname)) {
    const query = feedQuery(search)
    if (!query) return {}
    const [feed, stats] = await Promise.all([list({ ...query, page_size: 20 }), getPublicStats(db)])
    return { feed, stats }
  }
  const [, id] = bookPath.exec(pathname) ?? []
  if (id === undefined) return {}
  return getPublicStory(db, null, id).then(
    (story) => ({ story }),
    (error: unknown) => {
      // Missing stories are handled by the page itself.
      if (error instanceof ProblemError) return {}
      throw error
    },
  )
}
