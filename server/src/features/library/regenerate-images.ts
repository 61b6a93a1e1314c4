import { dropDraft, startDraft } from '../../core/stories/drafts.ts'
import type { OwnStory } from '../../core/stories/lock-own-story.ts'
import { randomLetters } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { regenerate, type RegenerateDeps } from './regenerate.ts'

/** Paints the missing pictures; if there are none, regenerates all pictures in a draft. */
export const regenerateImages = (deps: RegenerateDeps, story: OwnStory): Promise<void> =>
  regenerate(deps, story, 'images', async ({ tx }) => {
    const pages = await tx
      .selectFrom('story_pages')
      .select('image_key')
      .where('story_id', '=', story.id)
      .where('has_image', '=', true)
      .execute()
    if (pages.length === 0) throw problem('no_images', 409, 'This story was made without pictures.')
    // Another seed: with the same one a failed picture would fail again.
    const unpainted = { image_attempts: 0, image_variation: randomLetters(8) }
    if (pages.some((page) => page.image_key === null)) {
      await dropDraft({ tx, queue: deps.queue }, story.id)
      await tx
        .updateTable('story_pages')
        .set(unpainted)
        .where('story_id', '=', story.id)
        .where('has_image', '=', true)
        .where('image_key', 'is', null)
        .execute()
      return
    }
    await startDraft({ tx, queue: deps.queue }, story.id, 'images')
    await tx
      .updateTable('draft_pages')
      .set({ ...unpainted, image_key: null, sketch_key: null })
      .where('story_id', '=', story.id)
      .where('has_image', '=', true)
      .execute()
  })
