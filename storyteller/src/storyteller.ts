import type { StoryInput } from '@moonpage/contract/story-input'
import type { History, Outline, Page } from './outline.ts'
import { planQuest } from './plan-quest.ts'
import { planTale, tellTale } from './tales/plan-tale.ts'
import type { Catalogue } from './tales/tale-catalogue.ts'
import { tellQuestPages } from './tell-quest.ts'

/** The history of a family that had nothing yet. */
export const noHistory: History = { tales: [], titles: [] }

/**
 * Plans a whole book: a tale where one matches the wish, otherwise a quest. Pure: the same wish, seed, catalogue and
 * history give the same outline.
 */
export const planStory = (
  input: StoryInput,
  seed: string,
  catalogue: Catalogue,
  history: History = noHistory,
): Outline =>
  planTale(input, seed, history.tales, catalogue, history.titles) ??
  // Until there are tales for every wish. With this line go plan-quest.ts, tell-quest.ts and what only they use.
  planQuest(input, seed)

/** Generates all pages of an outline. Pure: the same input, outline and catalogue give the same pages. */
export const tellPages = (input: StoryInput, outline: Outline, catalogue: Catalogue): Page[] =>
  outline.tale ? tellTale(input, outline, catalogue) : tellQuestPages(input, outline)

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
