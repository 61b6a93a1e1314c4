import type { InitialData } from '@moonpage/contract/initial-data'
import type { Database } from '../../infra/db/database.ts'
import type { PageRequest, WriteHead } from '../../infra/http/web-app.ts'
import { feedPreview } from './feed-preview.ts'
import { headHtml, type Preview } from './head-html.ts'
import { sharedCollectionPreview } from './shared-collection-preview.ts'
import { sharedStoryPreview } from './shared-story-preview.ts'
import { sitePreview } from './site-preview.ts'
import { publicPath, storyPreview } from './story-preview.ts'

type Deps = {
  db: Database
  /** Called when a preview failed; the page is sent without it. */
  onFailure: (error: unknown) => void
}

/** Not cached: a story may become private at any time. */
async function previewOf(db: Database, page: PageRequest, { feed, story }: InitialData): Promise<Preview> {
  const { pathname, origin, gate } = page
  // Behind the gate no story has a preview.
  if (gate !== 'off') return sitePreview(page)
  if (/^\/public\/?$/.test(pathname)) return feedPreview(page, feed)
  if (story) return storyPreview(story, origin, origin + publicPath(story.id))
  const [, collection] = /^\/shared\/collection\/([\w-]+)\/?$/.exec(pathname) ?? []
  const [, token] = /^\/shared\/([\w.-]+)(?:\/page\/\d+)?\/?$/.exec(pathname) ?? []
  const preview = collection
    ? await sharedCollectionPreview(db, collection, origin)
    : token && (await sharedStoryPreview(db, token, origin))
  return preview || sitePreview(page)
}

/** Writes each page's title, description, picture and canonical URL, with the names of this copy. */
export const headWriter =
  ({ db, onFailure }: Deps): WriteHead =>
  async (page, data) =>
    headHtml(
      await previewOf(db, page, data).catch((error: unknown) => {
        onFailure(error)
        return sitePreview(page)
      }),
    )
