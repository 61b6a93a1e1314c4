import { fillNames } from '@moonpage/contract/names'
import type { Outline } from '@moonpage/storyteller/outline'
import type { Transaction } from 'kysely'
import { standInNames, standInsFor } from '../../core/stories/reader-names.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import { randomLetters } from '../../lib/ids.ts'
import { slugify } from '../../lib/slug.ts'
import type { GenerationRun } from './generation-run.ts'
import type { GenerationTarget } from './generation-target.ts'
import { HistoryChanged, readToldTales, storeToldTale } from './told-tales.ts'

export const outlineProgress = 10

const begun = {
  generation_status: 'generating',
  generation_progress: outlineProgress,
  failing_since: null,
} as const

/** Returns the stored outline, or requests and stores one, with the tale that the family then had. */
export async function ensureOutline(
  run: GenerationRun,
  model: TextModel,
  target: GenerationTarget,
): Promise<Outline> {
  const { input, seed } = target
  if (target.outline) {
    // Planned before it failed, or before a part of it is regenerated.
    if (target.isPending) await run.store(begun)
    return target.outline
  }
  for (;;) {
    const { newest, history } = await readToldTales(run.db, target.ownerId)
    const outline = await requestFitOutline(() => model.outline(input, seed, run.context, history))
    try {
      await storeOutline(run, model, target, outline, newest)
      return outline
    } catch (error) {
      if (!(error instanceof HistoryChanged)) throw error
    }
  }
}

async function storeOutline(
  run: GenerationRun,
  { modelInfo }: TextModel,
  { input, draft, ownerId }: GenerationTarget,
  outline: Outline,
  newest: number,
): Promise<void> {
  const plan = {
    outline: JSON.stringify(outline),
    title: outline.title,
    summary: outline.summary,
    hero_name: outline.names.hero,
    companion_name: outline.names.companion,
  }
  const storeTold = async (tx: Transaction<Tables>) => {
    if (outline.tale) await storeToldTale(tx, ownerId, outline.tale, newest)
  }
  if (draft)
    return run.storeForOwner(begun, async (tx) => {
      await tx.updateTable('story_drafts').set(plan).where('story_id', '=', run.storyId).execute()
      await storeTold(tx)
    })
  // A link may be passed on: the slug contains no child's name.
  const title = fillNames(outline.title, standInNames({ ...plan, ...standInsFor(run.storyId, input) }))
  return run.storeForOwner(
    {
      ...plan,
      ...begun,
      slug: `${slugify(title)}-${randomLetters(8)}`,
      ...(modelInfo && { text_model: modelInfo.model, prompt_version: `text ${modelInfo.promptVersion}` }),
    },
    storeTold,
  )
}

/** Requested once more if it is unfit for children. @throws ProviderError `unfit` after the second */
async function requestFitOutline(plan: () => Promise<Outline>): Promise<Outline> {
  for (let times = 1; times <= 2; times++) {
    const outline = await plan()
    if (!isUnfit(outline.title, outline.summary)) return outline
  }
  throw new ProviderError('unfit')
}
