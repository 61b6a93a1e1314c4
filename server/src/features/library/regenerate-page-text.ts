import { startDraft } from '../../core/stories/drafts.ts'
import { regenerate, type RegenerateDeps } from './regenerate.ts'
import { findPage, type OwnPage } from './find-page.ts'

/** Words one page anew. Its picture stays where the page still shows the same, and is painted anew where not. */
export const regeneratePageText = (deps: RegenerateDeps, page: OwnPage): Promise<void> =>
  regenerate(deps, page, 'page', async ({ tx }) => {
    await findPage(tx, page)
    await startDraft({ tx, queue: deps.queue }, page.id, 'page')
    await tx
      .deleteFrom('draft_pages')
      .where('story_id', '=', page.id)
      .where('page_number', '=', page.pageNumber)
      .execute()
  })
