import { isUnfinished } from '@moonpage/contract/progress'
import type { StorySummary } from '@moonpage/contract/story'

/**
 * The link of a story's card: the progress page during generation, else the first page. Among the user's own stories it
 * is always their own reader, which shows the real names.
 */
export const storyPath = (story: StorySummary, isPublicContext: boolean): string => {
  const id = encodeURIComponent(story.id)
  if (isUnfinished(story.generation_status)) return `/story/${id}`
  const isPublic = isPublicContext || (story.is_public && !story.is_owner)
  return isPublic ? `/public/story/${id}/page/1` : `/story/${id}/page/1`
}

/** The label of that link. */
export const wayInto = ({ generation_status: status }: StorySummary): string => {
  if (isUnfinished(status)) return 'Watch it being made'
  return status === 'failed' ? 'See what happened' : 'Read Story'
}
