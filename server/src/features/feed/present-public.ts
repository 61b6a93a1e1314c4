import type { StorySummary } from '@moonpage/contract/story'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import type { StoryCardRow } from '../../core/stories/story-rows.ts'

/** A card as all others see it, also to its owner: whether a name is in it should be no surprise. */
export const presentPublicCard = (row: StoryCardRow, reader: Reader): StorySummary => ({
  ...presentSummary(row, null),
  ...ownership(row, reader),
})

/** Whose it is, told to nobody else. */
export function ownership(row: StoryCardRow, reader: Reader): Pick<StorySummary, 'is_owner' | 'owner_id'> {
  const isOwner = reader?.accountId === row.owner_id
  return { is_owner: isOwner, owner_id: isOwner ? row.owner_id : null }
}
