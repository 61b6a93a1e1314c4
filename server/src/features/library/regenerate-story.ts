import { startDraft } from '../../core/stories/drafts.ts'
import type { OwnStory } from '../../core/stories/lock-own-story.ts'
import { regenerate, type RegenerateDeps } from './regenerate.ts'

/** Regenerates a finished story in a draft, or retries a failed one, keeping what is stored. */
export const regenerateStory = (deps: RegenerateDeps, story: OwnStory): Promise<void> =>
  regenerate(deps, story, 'story', async ({ hasBeenComplete: isWhole, tx }) => {
    if (!isWhole) return
    const draft = await tx
      .selectFrom('story_drafts')
      .select('kind')
      .where('story_id', '=', story.id)
      .executeTakeFirst()
    // A failed draft is continued.
    if (draft?.kind !== 'story') await startDraft({ tx, queue: deps.queue }, story.id, 'story')
  })
