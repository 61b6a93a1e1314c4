import { startDraft } from '../../core/stories/drafts.ts'
import { problem } from '../../lib/problem.ts'
import { regenerate, type RegenerateDeps } from './regenerate.ts'
import { findPage, type OwnPage } from './find-page.ts'

/**
 * Regenerates the text of one page. Its picture stays if the scene does not change, and is regenerated otherwise.
 * @throws 409 where the text model writes whole stories only
 */
export const regeneratePageText = (
  deps: RegenerateDeps & { rewritesPages: boolean },
  page: OwnPage,
): Promise<void> =>
  regenerate(deps, page, 'page', async ({ tx }) => {
    await findPage(tx, page)
    if (!deps.rewritesPages)
      throw problem(
        'whole_story_only',
        409,
        'This story is written as a whole, so a page can’t be rewritten alone. You can regenerate the whole story instead.',
      )
    await startDraft({ tx, queue: deps.queue }, page.id, 'page')
    await tx
      .deleteFrom('draft_pages')
      .where('story_id', '=', page.id)
      .where('page_number', '=', page.pageNumber)
      .execute()
  })
