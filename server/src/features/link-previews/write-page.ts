import type { Database } from '../../infra/db/database.ts'
import type { PageRequest, RenderPageMeta, PageMeta } from '../../infra/http/web-app.ts'
import { feedPage } from './feed-page.ts'
import { headHtml } from './head-html.ts'
import { publicStoryPage } from './public-story-page.ts'
import { sharedStoryPage } from './shared-story-page.ts'
import { sitePreview } from './site-page.ts'

type Deps = {
  db: Database
  /** Told of a preview that could not be had; the page itself is sent all the same. */
  onFailure: (error: unknown) => void
}

/** Asked anew each time: what was taken back or taken down is not told of any more. */
const toldPage = async (db: Database, page: PageRequest): Promise<PageMeta | undefined> => {
  if (/^\/public\/?$/.test(page.pathname)) return feedPage(db, page)
  const [, token] = /^\/shared\/([\w-]+)(?:\/page\/\d+)?\/?$/.exec(page.pathname) ?? []
  if (token) return sharedStoryPage(db, token, page)
  const [, id, number = 1] = /^\/public\/story\/([^/]+)(?:\/page\/(\d+))?\/?$/.exec(page.pathname) ?? []
  return id ? publicStoryPage(db, { id, number: Number(number) }, page) : undefined
}

/** Writes each page's head, and the words of those that everyone may read, by the names of that copy. */
export const pageWriter =
  ({ db, onFailure }: Deps): RenderPageMeta =>
  async (page) => {
    // Behind the gate nothing is told of any story.
    const told =
      page.gate !== 'off'
        ? undefined
        : await toldPage(db, page).catch((error: unknown) => {
            onFailure(error)
            return undefined
          })
    return told ?? { head: headHtml(sitePreview(page)), words: '' }
  }
