import { picturePages } from '@moonpage/contract/picture-pages'
import { fillNames } from '@moonpage/contract/names'
import { textCompleteProgress, type GenerationStatus } from '@moonpage/contract/progress'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { namesFor } from '../../core/stories/reader-names.ts'
import { unfitWords } from '../../infra/text-model/safety.ts'
import type { TextModel } from '../../infra/text-model/text-model.ts'
import { randomLetters } from '../../lib/ids.ts'
import { slugify } from '../../lib/slug.ts'
import type { GenerationRun } from './generation-run.ts'

type PlannedStory = {
  id: string
  input: StoryInput
  seed: string
  outline: Outline | null
  generation_status: GenerationStatus
}

const outlineProgress = 10

/** The stored outline, or a new one, stored. */
export async function ensureOutline(
  run: GenerationRun,
  model: TextModel,
  story: PlannedStory,
): Promise<Outline> {
  if (story.outline) {
    // It failed once, was planned then, and is tried again.
    if (story.generation_status === 'pending')
      await run.store({ generation_status: 'generating', generation_progress: outlineProgress })
    return story.outline
  }
  const outline = await model.outline(story.input, story.seed, run.signal)
  refuseUnfit(outline.title, outline.summary)
  const named = {
    id: story.id,
    input: story.input,
    hero_name: outline.names.hero,
    companion_name: outline.names.companion,
  }
  await run.store({
    outline: JSON.stringify(outline),
    title: outline.title,
    summary: outline.summary,
    hero_name: named.hero_name,
    companion_name: named.companion_name,
    // A link may travel: it carries no child's name.
    slug: `${slugify(fillNames(outline.title, namesFor(named, 'stranger')))}-${randomLetters(8)}`,
    generation_status: 'generating',
    generation_progress: outlineProgress,
  })
  return outline
}

/** Writes the pages that are not stored yet, each stored as soon as it is whole. */
export async function ensurePages(
  run: GenerationRun,
  model: TextModel,
  story: PlannedStory,
  outline: Outline,
): Promise<void> {
  const { page_count: pageCount, max_images: maxImages } = story.input
  const stored = await run.db
    .selectFrom('story_pages')
    .select('page_number')
    .where('story_id', '=', story.id)
    .execute()
  const have = new Set(stored.map((page) => page.page_number))
  const missing = Array.from({ length: pageCount }, (_, i) => i + 1).filter((n) => !have.has(n))
  const pictured = new Set(picturePages(pageCount, maxImages))
  for await (const page of model.pages(story.input, outline, missing, run.signal)) {
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
      (tx) =>
        tx
          .insertInto('story_pages')
          .values({
            story_id: story.id,
            page_number: page.page_number,
            content: page.content,
            scene: JSON.stringify(page.scene),
            has_image: pictured.has(page.page_number),
            image_alt: page.image_alt,
          })
          .execute(),
    )
  }
  if (have.size < pageCount) throw new Error(`the text model wrote ${have.size} of ${pageCount} pages`)
}

/** Counts as the model's failure: it is asked again, and in the end the story fails rather than tell this. */
function refuseUnfit(...texts: string[]): void {
  if (texts.some((text) => unfitWords(text).length > 0))
    throw new Error('the text model wrote what does not belong before a child')
}
