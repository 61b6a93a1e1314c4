import type { StoryInput } from '@moonpage/contract/story-input'
import { composePages } from './compose.ts'
import type { Outline, Page } from './outline.ts'
import { planQuest } from './plan-quest.ts'

/**
 * One page of the book that `outline` plans, `pageNumber` from 1. Pure: the same input and outline give the
 * same page. Another `variation` words the same plan in another way, for a page that is to be written again.
 * Throws when there is no such page.
 */
export const tellQuestPage = (
  input: StoryInput,
  outline: Outline,
  pageNumber: number,
  variation = '',
): Page => {
  const page = tellQuestPages(input, outline, variation, [pageNumber])[pageNumber - 1]
  if (!page) throw new Error(`There is no page ${pageNumber} in a book of ${input.page_count}`)
  return page
}

/** How often another wording is looked for: a page with little room may have few. */
const attempts = 8

/** All pages of the book that `outline` plans; as `tellQuestPage`. Those in `wanted` are worded anew where that can be. */
export const tellQuestPages = (
  input: StoryInput,
  outline: Outline,
  variation = '',
  wanted: readonly number[] = outline.beats.map((beat) => beat.page_number),
): Page[] => {
  const told = composePages(input, outline)
  if (!variation) return told
  const missing = new Map(
    told.filter((page) => wanted.includes(page.page_number)).map((page) => [page.page_number, page]),
  )
  const found = new Map<number, Page>()
  for (let at = 0; at < attempts && missing.size > 0; at++) {
    const again = { variation: at ? `${variation}|${at}` : variation, attempt: at }
    for (const page of composePages(input, outline, again)) {
      if (missing.get(page.page_number)?.content === page.content) continue
      if (missing.delete(page.page_number)) found.set(page.page_number, page)
    }
  }
  return told.map((page) => found.get(page.page_number) ?? page)
}

/** The whole book at once. */
export const tellQuest = (input: StoryInput, seed: string): { outline: Outline; pages: Page[] } => {
  const outline = planQuest(input, seed)
  return { outline, pages: composePages(input, outline) }
}
