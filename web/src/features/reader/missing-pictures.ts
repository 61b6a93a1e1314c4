import type { Story } from '@moonpage/contract/story'

/** The number of pictures of a story that are not painted. */
export const missingPictures = ({ story_pages: pages }: Pick<Story, 'story_pages'>): number =>
  pages.filter((page) => page.has_image && page.image_url === null).length
