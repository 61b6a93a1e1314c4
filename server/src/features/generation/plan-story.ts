import { fillNames } from '@moonpage/contract/names'
import type { History, Outline } from '@moonpage/storyteller/outline'
import type { Transaction } from 'kysely'
import { enqueueRemovePictures } from '../../core/stories/remove-pictures-job.ts'
import { markRecalled, readSeries } from '../../core/stories/series-facts.ts'
import { standInNames, standInsFor } from '../../core/stories/reader-names.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import { randomLetters } from '../../lib/ids.ts'
import { slugify } from '../../lib/slug.ts'
import type { GenerationRun } from './generation-run.ts'
import type { GenerationTarget } from './generation-target.ts'
import { HistoryChanged, isForChild, readToldTales, storeToldTale } from './told-tales.ts'

export const outlineProgress = 10

const begun = {
  generation_status: 'generating',
  generation_progress: outlineProgress,
  failing_since: null,
} as const

/**
 * Returns the stored outline, or requests and stores one, with the tale that the family then had. A story that was planned by
 * another model or an older version, and has pages missing that this one cannot write, is planned anew.
 */
export async function ensureOutline(
  run: GenerationRun,
  model: TextModel,
  queue: Queue,
  target: GenerationTarget,
): Promise<Outline> {
  const { input, seed } = target
  if (target.outline && (await canFinish(run, model, target, target.outline))) {
    // Planned before it failed, or before a part of it is regenerated.
    if (target.isPending) await run.store(begun)
    return target.outline
  }
  let outline: Outline | undefined
  let seen = 0
  for (;;) {
    const { newest, history } = await readToldTales(run.db, target.ownerId)
    if (!outline || isOutdated(outline, history.tales.slice(seen - newest))) {
      const series = await readSeries(run.db, run.storyId)
      const known = {
        ...history,
        isForChild: await isForChild(run.db, run.storyId),
        ...(series && { series }),
      }
      outline = await requestFitOutline(() => model.outline(input, seed, run.context, known))
    }
    seen = newest
    try {
      await storeOutline(run, model, queue, target, outline, newest)
      return outline
    } catch (error) {
      if (!(error instanceof HistoryChanged)) throw error
    }
  }
}

/**
 * Whether an outline is to be planned again after its family got other tales meanwhile. One that a hosted model was paid for
 * is only if one of them has its plot. The embedded storyteller plans anew at no cost.
 */
const isOutdated = ({ plot }: Outline, meanwhile: History['tales']): boolean =>
  plot === undefined || meanwhile.some(({ tale }) => tale === plot)

/** Whether a stored plan needs no other one: its pages are there, or the model can write what is missing. */
async function canFinish(
  run: GenerationRun,
  model: TextModel,
  { pages, input, draft }: GenerationTarget,
  outline: Outline,
): Promise<boolean> {
  // What is regenerated in a part is never planned anew.
  if (model.canContinue({ input, outline }) || (draft !== null && draft !== 'story')) return true
  const written = await run.db
    .selectFrom(pages)
    .select('page_number')
    .where('story_id', '=', run.storyId)
    .execute()
  return written.length === input.page_count
}

/** Deletes the pages of a plan that nobody can continue. */
async function dropPages(tx: Transaction<Tables>, queue: Queue, { pages, storyId }: GenerationTarget) {
  const rows = await tx
    .deleteFrom(pages)
    .where('story_id', '=', storyId)
    .returning(['image_key', 'sketch_key'])
    .execute()
  const keys = rows.flatMap(({ image_key, sketch_key }) => [image_key, sketch_key])
  await enqueueRemovePictures(
    { tx, queue },
    keys.filter((key) => key !== null),
  )
}

async function storeOutline(
  run: GenerationRun,
  { modelInfo }: TextModel,
  queue: Queue,
  target: GenerationTarget,
  outline: Outline,
  newest: number,
): Promise<void> {
  const { input, draft, ownerId } = target
  const plan = {
    outline: JSON.stringify(outline),
    title: outline.title,
    summary: outline.summary,
    hero_name: outline.names.hero,
    companion_name: outline.names.companion,
  }
  const storeTold = async (tx: Transaction<Tables>) => {
    if (target.outline) await dropPages(tx, queue, target)
    const told = outline.tale ?? (outline.plot && { tale: outline.plot, strand: 'plot', frame: '' })
    if (told) await storeToldTale(tx, ownerId, told, newest)
    await markRecalled(tx, target.storyId, outline)
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
