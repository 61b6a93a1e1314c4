import { isUnfinished } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'

type GenerationState = Pick<Story, 'generation_status' | 'page_count' | 'story_pages'>

/** Whether a complete story can be read while a new version of it, or of some pictures, is generated. */
export const isRegenerating = ({
  generation_status: status,
  page_count,
  story_pages: pages,
}: GenerationState): boolean =>
  isUnfinished(status) &&
  pages.length >= page_count &&
  (status !== 'generating_images' || pages.every((page) => !page.has_image || page.image_url !== null))
