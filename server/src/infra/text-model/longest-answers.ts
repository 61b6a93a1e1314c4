import type { StoryInput } from '@moonpage/contract/story-input'

// Several times what an answer needs, because reasoning tokens count too. The limit stops answers that never end, and
// bounds the cost of a call.

export const maxTokensForPlan = ({ page_count: pages }: Pick<StoryInput, 'page_count'>): number =>
  4000 + 250 * pages

export const maxTokensForPages = (pages: number): number => 4000 + 700 * pages
