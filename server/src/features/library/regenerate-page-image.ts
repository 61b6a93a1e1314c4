import { startDraft } from '../../core/stories/drafts.ts'
import { randomLetters } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { regenerate, type RegenerateDeps } from './regenerate.ts'
import { findPage, type OwnPage } from './find-page.ts'

/** Regenerates the picture of one page. */
export const regeneratePageImage = (deps: RegenerateDeps, page: OwnPage): Promise<void> =>
  regenerate(deps, page, 'page', async ({ tx }) => {
    const { has_image: hasImage } = await findPage(tx, page)
    if (!hasImage) throw problem('no_image', 409, 'This page was made without a picture.')
    await startDraft({ tx, queue: deps.queue }, page.id, 'page')
    await tx
      .updateTable('draft_pages')
      .set({ image_key: null, sketch_key: null, image_attempts: 0, image_variation: randomLetters(8) })
      .where('story_id', '=', page.id)
      .where('page_number', '=', page.pageNumber)
      .execute()
  })
