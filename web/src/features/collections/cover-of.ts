import type { CollectionCover } from '@moonpage/contract/collections'
import type { StorySummary } from '@moonpage/contract/story'

export const coverOf = (story: StorySummary): CollectionCover => ({
  image_url: story.preview_image_url,
  image_srcset: story.preview_image_srcset,
  image_focus: story.preview_image_focus,
  subject: story.subject,
})
