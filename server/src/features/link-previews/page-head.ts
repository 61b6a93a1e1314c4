import { fillNames } from '@moonpage/contract/names'
import type { StoryCardRow } from '../../core/stories/story-rows.ts'
import { isFindable, storyCards } from '../../core/stories/story-rows.ts'
import { givenNames, standInNames } from '../../core/stories/reader-names.ts'
import { pictureUrls } from '../../core/stories/picture-files.ts'
import type { Database } from '../../infra/db/database.ts'
import type { AskedPage, WriteHead } from '../../infra/http/web-app.ts'
import { isId } from '../../lib/ids.ts'
import { headHtml, type Preview } from './head-html.ts'

type Deps = {
  db: Database
  /** Behind the gate nothing is told of any story. */
  gate: boolean
  /** Told of a preview that could not be had; the page itself is sent all the same. */
  onFailure: (error: unknown) => void
}

/** Those that are the same for everyone who comes by. All others are somebody's own, or nothing at all. */
const openPages = new Set(['/', '/public', '/create', '/login', '/register', '/terms', '/privacy'])

const sitePicture = (origin: string) => ({
  url: `${origin}/art/hero.webp`,
  alt: 'A moonlit hill with a fox and an owl',
})

const ofSite = ({ pathname, origin }: AskedPage, gate: boolean): Preview => ({
  title: null,
  description: 'Personalised, illustrated bedtime stories for your child, ready in minutes.',
  image: sitePicture(origin),
  type: 'website',
  canonical: !gate && openPages.has(pathname) ? origin + pathname : null,
})

const ofStory = (
  row: StoryCardRow,
  { origin, canonical, withNames }: { origin: string; canonical: string | null; withNames: boolean },
): Preview => {
  const names = withNames ? givenNames(row) : standInNames(row)
  const fill = (text: string) => fillNames(text, names)
  return {
    title: fill(row.title),
    description: fill(row.summary) || `A bedtime story for ages ${row.age_group}.`,
    image: row.preview_key
      ? { url: origin + pictureUrls(row.preview_key).url, alt: fill(row.preview_alt ?? '') }
      : sitePicture(origin),
    type: 'article',
    canonical,
  }
}

/** A story behind its link. Whoever has that may read it; no search engine is to keep it. */
async function ofSharedStory({ kysely }: Database, token: string, { origin }: AskedPage) {
  const row = await storyCards(kysely, null)
    .where('link.token', '=', token)
    .where('completed_at', 'is not', null)
    .where('taken_down_at', 'is', null)
    .executeTakeFirst()
  return row && ofStory(row, { origin, canonical: null, withNames: row.share_includes_names === true })
}

async function ofPublicStory({ kysely }: Database, id: string, { origin }: AskedPage) {
  if (!isId(id)) return undefined
  const row = await storyCards(kysely, null).where('stories.id', '=', id).where(isFindable).executeTakeFirst()
  const canonical = `${origin}/public/story/${id}/page/1`
  return row && ofStory(row, { origin, canonical, withNames: row.include_names })
}

/** At most one query, asked anew each time: what was taken back or taken down is not told of any more. */
const storyAt = async (db: Database, page: AskedPage): Promise<Preview | undefined> => {
  const [, token] = /^\/shared\/([\w-]+)\/?$/.exec(page.pathname) ?? []
  if (token) return ofSharedStory(db, token, page)
  const [, id] = /^\/public\/story\/([^/]+)(?:\/page\/\d+)?\/?$/.exec(page.pathname) ?? []
  return id ? ofPublicStory(db, id, page) : undefined
}

/** Writes each page's head: of a story that may be seen, title, summary and picture, by the names of that copy. */
export const pageHead =
  ({ db, gate, onFailure }: Deps): WriteHead =>
  async (page) => {
    const story = gate
      ? undefined
      : await storyAt(db, page).catch((error: unknown) => {
          onFailure(error)
          return undefined
        })
    return headHtml(story ?? ofSite(page, gate))
  }
