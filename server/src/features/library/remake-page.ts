import type { Transaction } from 'kysely'
import { startDraft } from '../../core/stories/drafts.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { OwnStory } from '../../core/stories/find-own.ts'
import { randomLetters } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'
import { makeAgain, type MakeAgainDeps } from './make-again.ts'

type OwnPage = OwnStory & { pageNumber: number }

const findPage = async (tx: Transaction<Tables>, { id, pageNumber }: OwnPage) => {
  const page = await tx
    .selectFrom('story_pages')
    .select('has_image')
    .where('story_id', '=', id)
    .where('page_number', '=', pageNumber)
    .executeTakeFirst()
  if (!page) throw refuse('page_not_found', 404, 'We couldn’t find that page.')
  return page
}

/** Words one page anew. Its picture stays where the page still shows the same, and is painted anew where not. */
export const rewritePage = (deps: MakeAgainDeps, page: OwnPage): Promise<void> =>
  makeAgain(deps, page, 'page', async ({ tx }) => {
    await findPage(tx, page)
    await startDraft({ tx, queue: deps.queue }, page.id, 'page')
    await tx
      .deleteFrom('draft_pages')
      .where('story_id', '=', page.id)
      .where('page_number', '=', page.pageNumber)
      .execute()
  })

/** Paints one page's picture anew. */
export const redrawPage = (deps: MakeAgainDeps, page: OwnPage): Promise<void> =>
  makeAgain(deps, page, 'page', async ({ tx }) => {
    const { has_image: hasImage } = await findPage(tx, page)
    if (!hasImage) throw refuse('no_image', 409, 'This page was made without a picture.')
    await startDraft({ tx, queue: deps.queue }, page.id, 'page')
    await tx
      .updateTable('draft_pages')
      .set({ image_key: null, sketch_key: null, image_attempts: 0, image_variation: randomLetters(8) })
      .where('story_id', '=', page.id)
      .where('page_number', '=', page.pageNumber)
      .execute()
  })
