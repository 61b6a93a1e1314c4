import { storyOfLink } from '../../core/stories/live-link.ts'
import type { Database } from '../../infra/db/database.ts'
import type { PageRequest, PageMeta } from '../../infra/http/web-app.ts'
import { headHtml } from './head-html.ts'
import { storyPreview } from './story-preview.ts'

/** A story behind its link. Whoever has that may read it; no search engine is to keep it. */
export async function sharedStoryPage(
  { kysely }: Database,
  token: string,
  { origin }: PageRequest,
): Promise<PageMeta | undefined> {
  const row = await storyOfLink(kysely, token)
  return (
    row && {
      head: headHtml(
        storyPreview(row, { origin, canonical: null, withNames: row.share_includes_names === true }),
      ),
      words: '',
    }
  )
}
