import { picturePages } from '@moonpage/contract/picture-pages'
import { fillNames } from '@moonpage/contract/names'
import { textCompleteProgress } from '@moonpage/contract/progress'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { standInNames, standInsFor } from '../../core/stories/reader-names.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { unfitWords } from '../../infra/text-model/safety.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import { randomLetters } from '../../lib/ids.ts'
import { slugify } from '../../lib/slug.ts'
import type { GenerationRun } from './generation-run.ts'
import type { Manuscript } from './manuscript.ts'

const outlineProgress = 10

/** The stored outline, or a new one, stored. */
export async function ensureOutline(
  run: GenerationRun,
  model: TextModel,
  manuscript: Manuscript,
): Promise<Outline> {
  const { input, seed } = manuscript
  const begun = { generation_status: 'generating', generation_progress: outlineProgress } as const
  if (manuscript.outline) {
    // Planned before it failed, or before a part of it is made anew.
    if (manuscript.isPending) await run.store(begun)
    return manuscript.outline
  }
  const outline = await model.outline(input, seed, run.context)
  refuseUnfit(outline.title, outline.summary)
  const plan = {
    outline: JSON.stringify(outline),
    title: outline.title,
    summary: outline.summary,
    hero_name: outline.names.hero,
    companion_name: outline.names.companion,
  }
  if (manuscript.draft)
    await run.store(begun, (tx) =>
      tx.updateTable('story_drafts').set(plan).where('story_id', '=', run.storyId).execute(),
    )
  else {
    // A link may travel: it carries no child's name.
    const title = fillNames(outline.title, standInNames({ ...plan, ...standInsFor(run.storyId, input) }))
    await run.store({ ...plan, ...begun, slug: `${slugify(title)}-${randomLetters(8)}` })
  }
  return outline
}

/** Writes the pages that are not stored yet, each stored as soon as it is whole. */
export async function ensurePages(
  run: GenerationRun,
  model: TextModel,
  manuscript: Manuscript,
  outline: Outline,
): Promise<void> {
  const { input, variation, pages: table } = manuscript
  const { page_count: pageCount, max_images: maxImages } = input
  const stored = await run.db
    .selectFrom(table)
    .select(['page_number', 'content'])
    .where('story_id', '=', run.storyId)
    .orderBy('page_number')
    .execute()
  const have = new Set(stored.map((page) => page.page_number))
  const missing = Array.from({ length: pageCount }, (_, i) => i + 1).filter((n) => !have.has(n))
  const pictured = new Set(picturePages(pageCount, maxImages))
  for await (const page of model.pages(
    { input, outline, variation, written: stored, remark: null },
    missing,
    run.context,
  )) {
    refuseUnfit(page.content, page.image_alt)
    have.add(page.page_number)
    const share = have.size / pageCount
    await run.store(
      {
        generation_progress: Math.min(
          textCompleteProgress - 1,
          outlineProgress + Math.floor((textCompleteProgress - outlineProgress) * share),
        ),
      },
      async (tx) => {
        const kept = manuscript.draft === 'page' ? await keptPicture(tx, run.storyId, page) : undefined
        await tx
          .insertInto(table)
          .values({
            story_id: run.storyId,
            page_number: page.page_number,
            content: page.content,
            scene: JSON.stringify(page.scene),
            has_image: pictured.has(page.page_number),
            image_alt: page.image_alt,
            ...kept,
          })
          .execute()
      },
    )
  }
  if (have.size < pageCount) throw new Error(`the text model wrote ${have.size} of ${pageCount} pages`)
}

/** A page that is only worded anew shows what it showed: its picture need not be painted again. */
async function keptPicture(tx: Transaction<Tables>, storyId: string, page: Page) {
  const before = await tx
    .selectFrom('story_pages')
    .select(['scene', 'has_image', 'image_alt', 'image_key', 'sketch_key', 'image_variation'])
    .where('story_id', '=', storyId)
    .where('page_number', '=', page.page_number)
    .executeTakeFirst()
  if (!before || !isDeepStrictEqual(before.scene, page.scene)) return undefined
  const { scene: _scene, ...picture } = before
  return picture
}

/** Counts as the model's failure: it is asked again, and in the end the story fails rather than tell this. */
function refuseUnfit(...texts: string[]): void {
  if (texts.some((text) => unfitWords(text).length > 0))
    throw new Error('the text model wrote what does not belong before a child')
}
