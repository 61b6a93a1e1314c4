import { isUnfinished } from '@moonpage/contract/progress'
import type { StorySummary } from '@moonpage/contract/story'

/**
 * Where a story's card leads: to its making while it is made, else to its first page. Among one's own stories
 * that is one's own reader, with the names as they were given, also when the story is public.
 */
export const storyPath = (story: StorySummary, isPublicContext: boolean): string => {
  const id = encodeURIComponent(story.id)
  if (isUnfinished(story.generation_status)) return `/story/${id}`
  const isPublic = isPublicContext || (story.is_public && !story.is_owner)
  return isPublic ? `/public/story/${id}/page/1` : `/story/${id}/page/1`
}

/** What the way into a story is called. */
export const wayInto = ({ generation_status: status }: StorySummary): string => {
  if (isUnfinished(status)) return 'Watch it being made'
  return status === 'failed' ? 'See what happened' : 'Read Story'
}
