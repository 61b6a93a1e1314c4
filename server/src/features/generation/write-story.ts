import { picturePages } from '@moonpage/contract/picture-pages'
import { textCompleteProgress } from '@moonpage/contract/progress'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { Scene } from '@moonpage/storyteller/scene'
import type { Transaction } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Tables } from '../../infra/db/tables.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import type { GenerationRun } from './generation-run.ts'
import type { GenerationTarget } from './generation-target.ts'
import { outlineProgress } from './plan-story.ts'
import { pageWithPicture, type PageWithPicture } from './store-picture.ts'

/**
 * Writes the missing pages, and stores each as soon as it is complete.
 * @param onStored called with each stored page
 * @throws ProviderError `unfit` for a page that is unfit for children twice in a row
 */
export async function ensurePages(
  run: GenerationRun,
  model: TextModel,
  target: GenerationTarget,
  outline: Outline,
  onStored: (page: PageWithPicture) => void,
): Promise<void> {
  const { input, variation, pages: table } = target
  const { page_count: pageCount } = input
  const written = await run.db
    .selectFrom(table)
    .select(['page_number', 'content', 'scene'])
    .where('story_id', '=', run.storyId)
    .orderBy('page_number')
    .execute()
  const missing = () => {
    const have = new Set(written.map((page) => page.page_number))
    return Array.from({ length: pageCount }, (_, i) => i + 1).filter((n) => !have.has(n))
  }
  /** @returns a page that was rejected, which ends the stream; null if all were stored */
  async function storeStream(remark: string | null): Promise<number | null> {
    const order = { input, outline, variation, written: [...written], remark }
    for await (const page of model.pages(order, missing(), run.context)) {
      if (isUnfit(page.content, page.image_alt)) return page.page_number
      const share = (written.length + 1) / pageCount
      onStored(await storePage(run, target, page, outlineProgress + textProgress * share))
      written.push({ page_number: page.page_number, content: page.content, scene: page.scene })
      written.sort((a, b) => a.page_number - b.page_number)
    }
    return null
  }
  let refused: number | null = null
  while (missing().length > 0) {
    const again = await storeStream(refused === null ? null : unfitRemark(refused))
    if (again === null) break
    if (again === refused) throw new ProviderError('unfit')
    refused = again
  }
  if (missing().length > 0) throw new Error(`the text model wrote ${written.length} of ${pageCount} pages`)
}

const textProgress = textCompleteProgress - outlineProgress

const unfitRemark = (page: number) =>
  `Page ${page} had words that do not belong in a bedtime story for a young child. Tell it gently, without them.`

async function storePage(
  run: GenerationRun,
  { input, draft, pages: table }: GenerationTarget,
  page: Page,
  progress: number,
): Promise<PageWithPicture> {
  const pictured = picturePages(input.page_count, input.max_images)
  const row = {
    story_id: run.storyId,
    page_number: page.page_number,
    content: page.content,
    scene: JSON.stringify(page.scene),
    has_image: pictured.includes(page.page_number),
    image_alt: page.image_alt,
  }
  const percent = Math.min(textCompleteProgress - 1, Math.floor(progress))
  let stored: PageWithPicture | undefined
  await run.store({ generation_progress: percent, failing_since: null }, async (tx) => {
    const unchanged = draft === 'page' ? await unchangedPicture(tx, run.storyId, page) : undefined
    stored = await tx
      .insertInto(table)
      .values({ ...row, ...unchanged })
      .returning(pageWithPicture)
      .executeTakeFirstOrThrow()
  })
  if (!stored) throw new Error('a stored page has no row')
  return stored
}

/** A page that was only reworded keeps its scene, so its picture is not painted again. */
async function unchangedPicture(tx: Transaction<Tables>, storyId: string, page: Page) {
  const before = await tx
    .selectFrom('story_pages')
    .select(['scene', 'has_image', 'image_alt', 'image_key', 'sketch_key', 'image_variation'])
    .where('story_id', '=', storyId)
    .where('page_number', '=', page.page_number)
    .executeTakeFirst()
  const shown = (scene: Scene) => {
    const { said: _said, ...rest } = scene
    return rest
  }
  if (!before || !isDeepStrictEqual(shown(before.scene), shown(page.scene))) return undefined
  const { scene: _scene, ...picture } = before
  return picture
}
