import type { StorySummary } from '@moonpage/contract/story'

/** Where the child stopped in a book, if it did. */
export const placeIn = ({ places }: StorySummary, childId: string) =>
  places?.find((one) => one.child_id === childId)

/** Opens a book for this child where it stopped. */
export const pathOf = (story: StorySummary, childId: string) =>
  `/story/${encodeURIComponent(story.id)}/page/${placeIn(story, childId)?.page_number ?? 1}?for=${childId}`
