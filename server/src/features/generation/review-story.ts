import type { Outline } from '@moonpage/storyteller/outline'
import type { Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Log } from '../../infra/log.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'
import type { StoryReplacements, TextModel } from '../../infra/text-model/text-model.ts'
import type { GenerationRun } from './generation-run.ts'
import type { GenerationTarget } from './generation-target.ts'
import { hasFailedForLong, isProviderOutage } from './story-failure.ts'

type Told = { page_number: number; content: string }

/**
 * Has the words of a book looked at as a whole, once they are all told, and stores what is to be read in place of what
 * does not belong before a child. Pictures stay: they show nothing but what our own words can say.
 * @throws ProviderError while its provider is away; the words are whole, so that they do not wait for it for ever
 */
export async function ensureReviewed(
  run: GenerationRun,
  { model, log }: { model: TextModel; log: Pick<Log, 'warn'> },
  target: GenerationTarget,
  outline: Outline,
): Promise<void> {
  if (!model.review || target.isReviewed) return
  const written = await run.db
    .selectFrom(target.pages)
    .select(['page_number', 'content'])
    .where('story_id', '=', run.storyId)
    .orderBy('page_number')
    .execute()
  const own = await toldByModel(run, target, written)
  const { input, variation } = target
  let mending: StoryReplacements = { plan: null, pages: [] }
  try {
    const order = { input, outline, variation, written, remark: null }
    if (own.length > 0) mending = await model.review(order, own, run.context)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (isProviderOutage(error) && !error.isPermanent && !(await hasFailedForLong(run))) throw error
    // Every page passed the other checks: no reason to keep the book from its reader.
    log.warn({ err: error, story_id: run.storyId }, 'a story was not looked at as a whole')
  }
  await storeMending(run, target, outline, mending)
}

/** Pages that a parent may have edited are not the model's. */
async function toldByModel(
  run: GenerationRun,
  { draft, isToldBefore }: GenerationTarget,
  written: readonly Told[],
): Promise<number[]> {
  const all = written.map(({ page_number }) => page_number)
  if (draft === 'story' || (draft === null && !isToldBefore)) return all
  if (draft !== 'page') return []
  const before = await run.db
    .selectFrom('story_pages')
    .select(['page_number', 'content'])
    .where('story_id', '=', run.storyId)
    .execute()
  const isAsBefore = ({ page_number, content }: Told) =>
    before.some((page) => page.page_number === page_number && page.content === content)
  return written.filter((page) => !isAsBefore(page)).map(({ page_number }) => page_number)
}

async function storeMending(
  run: GenerationRun,
  { draft, pages: table }: GenerationTarget,
  outline: Outline,
  { plan, pages }: StoryReplacements,
): Promise<void> {
  const changed = {
    text_reviewed: true,
    ...(plan && { ...plan, outline: JSON.stringify({ ...outline, ...plan }) }),
  }
  await run.store(draft ? {} : changed, async (tx: Transaction<Tables>) => {
    if (draft) await tx.updateTable('story_drafts').set(changed).where('story_id', '=', run.storyId).execute()
    for (const { page_number, content } of pages)
      await tx
        .updateTable(table)
        .set({ content })
        .where('story_id', '=', run.storyId)
        .where('page_number', '=', page_number)
        .execute()
  })
}
