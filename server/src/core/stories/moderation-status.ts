import type { ModerationStatus } from '@moonpage/contract/story'

/** The moderation status of a story. */
export const moderationStatus = (story: {
  taken_down_at: Date | null
  hidden_at: Date | null
}): ModerationStatus => {
  if (story.taken_down_at) return 'taken_down'
  return story.hidden_at ? 'under_review' : 'clear'
}
