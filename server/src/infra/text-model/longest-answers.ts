import type { StoryInput } from '@moonpage/contract/story-input'

// Several times what an answer takes, since what a model thinks before it counts as well: an end for those that come to
// none, and the most that an answer can cost.

export const mostTokensOfPlan = ({ page_count: pages }: Pick<StoryInput, 'page_count'>): number =>
  4000 + 250 * pages

export const mostTokensOfPages = (pages: number): number => 4000 + 700 * pages
