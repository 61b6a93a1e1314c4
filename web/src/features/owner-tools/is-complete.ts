import type { Story } from '@moonpage/contract/story'

/** Whether all pages are there: an incomplete story cannot be shared or downloaded. */
export const isComplete = (story: Story): boolean =>
  story.generation_status !== 'failed' && story.story_pages.length >= story.page_count
