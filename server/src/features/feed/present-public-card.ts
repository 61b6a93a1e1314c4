import type { StorySummary } from '@moonpage/contract/story'
import { ownership, presentSummary, type Reader } from '../../core/stories/present-story.ts'
import type { StoryCardRow } from '../../core/stories/story-rows.ts'

/** A card as everybody sees it, its owner too, so that they notice which names it contains. */
export const presentPublicCard = (row: StoryCardRow, reader: Reader): StorySummary => ({
  ...presentSummary(row, null),
  ...ownership(row, reader),
})
