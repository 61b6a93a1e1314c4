import { dropDraft, startDraft } from '../../core/stories/drafts.ts'
import type { OwnStory } from '../../core/stories/find-own.ts'
import { randomLetters } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'
import { makeAgain, type MakeAgainDeps } from './make-again.ts'

/** Paints what is missing; where nothing is, all pictures anew, beside those that are looked at. */
export const regenerateImages = (deps: MakeAgainDeps, story: OwnStory): Promise<void> =>
  makeAgain(deps, story, 'images', async ({ tx }) => {
    const pages = await tx
      .selectFrom('story_pages')
      .select('image_key')
      .where('story_id', '=', story.id)
      .where('has_image', '=', true)
      .execute()
    if (pages.length === 0) throw refuse('no_images', 409, 'This story was made without pictures.')
    // Another seed: what failed to be painted would fail again.
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
