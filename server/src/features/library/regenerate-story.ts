import { startDraft } from '../../core/stories/drafts.ts'
import type { OwnStory } from '../../core/stories/lock-own-story.ts'
import { regenerate, type RegenerateDeps } from './regenerate.ts'

/**
 * Tells a finished story anew beside the one that is read, or tries one again that failed: what was stored of it
 * is kept, so that nothing is made twice.
 */
export const regenerateStory = (deps: RegenerateDeps, story: OwnStory): Promise<void> =>
  regenerate(deps, story, 'story', async ({ isWhole, tx }) => {
    if (!isWhole) return
    const draft = await tx
      .selectFrom('story_drafts')
      .select('kind')
      .where('story_id', '=', story.id)
      .executeTakeFirst()
    // One that failed halfway is continued.
    if (draft?.kind !== 'story') await startDraft({ tx, queue: deps.queue }, story.id, 'story')
  })
