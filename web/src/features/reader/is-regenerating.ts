import { isUnfinished } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'

type Making = Pick<Story, 'generation_status' | 'page_count' | 'story_pages'>

/** Whether a whole story is read while a new version of it, or of some of its pictures, is being made. */
export const isRegenerating = ({
  generation_status: status,
  page_count,
  story_pages: pages,
}: Making): boolean =>
  isUnfinished(status) &&
  pages.length >= page_count &&
  (status !== 'generating_images' || pages.every((page) => !page.has_image || page.image_url !== null))
