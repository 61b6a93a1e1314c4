import type { CollectionCover } from '@moonpage/contract/collections'
import { pictureUrls } from '../../core/stories/picture-files.ts'
import type { StoryCardRow } from '../../core/stories/story-rows.ts'

/** @param link token of the share link, if the picture is requested with it */
export function presentCover(row: StoryCardRow, link?: string): CollectionCover {
  const picture = row.preview_key ? pictureUrls(row.preview_key, link) : null
  return {
    image_url: picture?.url ?? null,
    image_srcset: picture?.srcset ?? null,
    image_focus: row.preview_focus,
    subject: row.subject,
  }
}
