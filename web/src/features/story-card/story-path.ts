import { isUnfinished } from '@moonpage/contract/progress'
import type { StorySummary } from '@moonpage/contract/story'

/** Where a story's card leads: to its making while it is made, else to its first page. */
export const storyPath = (story: StorySummary, isPublicContext: boolean): string => {
  const id = encodeURIComponent(story.id)
  if (isUnfinished(story.generation_status)) return `/story/${id}`
  return story.is_public || isPublicContext ? `/public/story/${id}/page/1` : `/story/${id}/page/1`
}
