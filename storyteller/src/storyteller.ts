import { themes } from '@moonpage/contract/categories'
import type { StoryInput } from '@moonpage/contract/story-input'
import { noHistory, type History, type Outline, type Page } from './outline.ts'
import { planTale, tellTale } from './tales/plan-tale.ts'
import type { Catalogue } from './tales/tale-catalogue.ts'

/**
 * Plans a whole book. Pure: the same wish, seed, catalogue and history give the same outline.
 * @throws when the catalogue has no tale for the wish
 */
export function planStory(
  input: StoryInput,
  seed: string,
  catalogue: Catalogue,
  history: History = noHistory,
): Outline {
  // Recalls are prose.
  const isSeries = history.series !== undefined
  const prose = { ...input, story_attributes: input.story_attributes.filter((one) => one !== 'rhyming') }
  // Hero, place and what the child fears are always kept. Where no tale has them, the rhymes go, then the theme.
  for (const wish of [...(isSeries ? [] : [input]), prose, ...themes.map((theme) => ({ ...prose, theme }))]) {
    const outline = planTale(wish, seed, history, catalogue)
    if (outline) return outline
  }
  throw new Error(`There is no tale for ${JSON.stringify(input)}`)
}

/** Generates all pages of an outline. Pure: the same input, outline and catalogue give the same pages. */
export const tellPages = (input: StoryInput, outline: Outline, catalogue: Catalogue): Page[] =>
  tellTale(input, outline, catalogue)

/** A whole book at once. */
export function tellStory(
  input: StoryInput,
  seed: string,
  catalogue: Catalogue,
  history: History = noHistory,
): { outline: Outline; pages: Page[] } {
  const outline = planStory(input, seed, catalogue, history)
  return { outline, pages: tellPages(input, outline, catalogue) }
}
