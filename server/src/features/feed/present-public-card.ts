import type { StorySummary } from '@moonpage/contract/story'
import { ownership, presentSummary, type Reader } from '../../core/stories/present-story.ts'
import type { StoryCardRow } from '../../core/stories/story-rows.ts'

/** A card as all others see it, also to its owner: whether a name is in it should be no surprise. */
export const presentPublicCard = (row: StoryCardRow, reader: Reader): StorySummary => ({
  ...presentSummary(row, null),
  ...ownership(row, reader),
})
