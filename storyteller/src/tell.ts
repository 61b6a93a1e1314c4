import type { StoryInput } from '@moonpage/contract/story-input'
import { composeStory } from './compose.ts'
import type { Outline, Page } from './outline.ts'

/**
 * One page of the book that `outline` plans, `pageNumber` from 1. Pure: the same input and outline give the
 * same page. Another `variation` words the same plan in another way, for a page that is to be written again.
 * Throws when there is no such page.
 */
export const tellPage = (input: StoryInput, outline: Outline, pageNumber: number, variation = ''): Page => {
  const page = tellPages(input, outline, variation)[pageNumber - 1]
  if (!page) throw new Error(`There is no page ${pageNumber} in a book of ${input.page_count}`)
  return page
}

/** All pages of the book that `outline` plans; as `tellPage`. */
export const tellPages = (input: StoryInput, outline: Outline, variation = ''): Page[] =>
  composeStory(input, outline.seed, variation, outline).pages

/** The whole book at once. */
export const tellStory = (input: StoryInput, seed: string): { outline: Outline; pages: Page[] } =>
  composeStory(input, seed)
