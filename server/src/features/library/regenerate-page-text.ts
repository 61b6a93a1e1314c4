import { startDraft } from '../../core/stories/drafts.ts'
import { regenerate, type RegenerateDeps } from './regenerate.ts'
import { findPage, type OwnPage } from './find-page.ts'

/** Regenerates the text of one page. Its picture stays if the scene does not change, and is regenerated otherwise. */
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
