import type { Story } from '@moonpage/contract/story'

/** How many pictures belong to a story and are not painted. */
export const missingPictures = ({ story_pages: pages }: Pick<Story, 'story_pages'>): number =>
  pages.filter((page) => page.has_image && page.image_url === null).length
