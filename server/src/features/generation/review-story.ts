import type { Outline } from '@moonpage/storyteller/outline'
import type { Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Log } from '../../infra/log.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'
import type { StoryReplacements, TextModel } from '../../infra/text-model/text-model.ts'
import type { GenerationRun } from './generation-run.ts'
import type { GenerationTarget } from './generation-target.ts'
import { pageWithPicture, type PageWithPicture } from './store-picture.ts'
import { hasFailedForLong, isProviderOutage } from './story-failure.ts'

type StoryText = { page_number: number; content: string }

/**
 * Reviews the whole text of a book once it is complete, and stores replacements for unsafe parts. A picture stays unless its page's
 * replacement has another one.
 * @returns the pages whose pictures are others now
 * @throws ProviderError during an outage; the text is complete, so this is not retried forever
 */
export async function ensureReviewed(
  run: GenerationRun,
  { model, log }: { model: TextModel; log: Pick<Log, 'warn'> },
  target: GenerationTarget,
  outline: Outline,
): Promise<PageWithPicture[]> {
  if (!model.review || target.isReviewed) return []
  const written = await run.db
    .selectFrom(target.pages)
    .select(['page_number', 'content', 'scene'])
    .where('story_id', '=', run.storyId)
    .orderBy('page_number')
    .execute()
  const own = await generatedPages(run, target, written)
  const { input, variation } = target
  let replacements: StoryReplacements = { plan: null, pages: [] }
  try {
    const order = { input, outline, variation, written, remark: null }
    if (own.length > 0) replacements = await model.review(order, own, run.context)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (isProviderOutage(error) && !error.isPermanent && !(await hasFailedForLong(run))) throw error
    // Every page passed the other checks, so the book is not withheld.
    log.warn({ err: error, story_id: run.storyId }, 'a story was not reviewed as a whole')
  }
  return storeReplacements(run, target, outline, replacements)
}

/** Pages that a parent may have edited are not reviewed. */
async function generatedPages(
  run: GenerationRun,
  { draft, hasBeenComplete: isToldBefore }: GenerationTarget,
  written: readonly StoryText[],
): Promise<number[]> {
  const all = written.map(({ page_number }) => page_number)
  if (draft === 'story' || (draft === null && !isToldBefore)) return all
  if (draft !== 'page') return []
  const before = await run.db
    .selectFrom('story_pages')
    .select(['page_number', 'content'])
    .where('story_id', '=', run.storyId)
    .execute()
  const isUnchanged = ({ page_number, content }: StoryText) =>
    before.some((page) => page.page_number === page_number && page.content === content)
  return written.filter((page) => !isUnchanged(page)).map(({ page_number }) => page_number)
}

async function storeReplacements(
  run: GenerationRun,
  { draft, pages: table }: GenerationTarget,
  outline: Outline,
  { plan, pages }: StoryReplacements,
): Promise<PageWithPicture[]> {
  const changed = {
    text_reviewed: true,
    ...(plan && { ...plan, outline: JSON.stringify({ ...outline, ...plan }) }),
  }
  const repainted: PageWithPicture[] = []
  await run.store(draft ? {} : changed, async (tx: Transaction<Tables>) => {
    if (draft) await tx.updateTable('story_drafts').set(changed).where('story_id', '=', run.storyId).execute()
    for (const { page_number, content, scene, image_alt } of pages) {
      const picture = scene && { scene: JSON.stringify(scene), image_alt, image_attempts: 0 }
      const page = await tx
        .updateTable(table)
        .set({ content, ...picture })
        .where('story_id', '=', run.storyId)
        .where('page_number', '=', page_number)
        .returning(pageWithPicture)
        .executeTakeFirst()
      if (page && picture) repainted.push(page)
    }
  })
  return repainted
}
