import { isUnfinished } from '@moonpage/contract/progress'
import type { StorySummary } from '@moonpage/contract/story'
import { withQuery } from '../../lib/list-address.ts'

/**
 * The link of a story's card: the progress page during generation, else where one stopped, or the first page. Among the user's own stories it
 * is always their own reader, which shows the real names.
 */
export const storyPath = (story: StorySummary, isPublicContext: boolean): string => {
  const id = encodeURIComponent(story.id)
  if (isUnfinished(story.generation_status)) return `/story/${id}`
  const isPublic = isPublicContext || (story.is_public && !story.is_owner)
  if (isPublic) return `/public/story/${id}/page/1`
  const { page_number: page = 1, child_id: child = null } = story.places?.[0] ?? {}
  return withQuery(`/story/${id}/page/${page}`, { for: child })
}

/** Where one stopped, in words. */
export const placeWords = ({ places }: StorySummary): string | null =>
  places?.[0] ? `${places[0].child_name ?? 'You'} stopped on page ${places[0].page_number}` : null

/** The label of that link. */
export const wayInto = ({ generation_status: status }: StorySummary): string => {
  if (isUnfinished(status)) return 'Watch it being made'
  return status === 'failed' ? 'See what happened' : 'Read Story'
}
