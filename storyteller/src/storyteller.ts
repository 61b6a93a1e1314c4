import { subjects, themes } from '@moonpage/contract/categories'
import type { StoryInput } from '@moonpage/contract/story-input'
import { noHistory, type History, type Outline, type Page } from './outline.ts'
import { forbiddenWords } from './avoid.ts'
import { randomFrom } from './random.ts'
import type { SeriesSoFar } from './series/fact.ts'
import { planTale, tellTale } from './tales/plan-tale.ts'
import { otherKindOf } from './tales/tale-cast.ts'
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
  const asked = {
    ...input,
    story_attributes: input.story_attributes.filter((one) => one !== 'rhyming'),
  }
  const prose = history.series ? { ...asked, subject: newSubject(input, seed, history.series) } : asked
  // Hero, place and what the child fears are always kept. Where no tale has them, the rhymes go, then the theme.
  for (const wish of [isSeries ? asked : input, prose, ...themes.map((theme) => ({ ...prose, theme }))]) {
    const outline = planTale(wish, seed, history, catalogue)
    if (outline) return outline
  }
  throw new Error(`There is no tale for ${JSON.stringify(input)}`)
}

/**
 * In a series a child meets one fox: a second tale would have another one. Later wishes for a fox get this fox, where a tale has
 * room for a friend, else somebody new.
 */
function newSubject(input: StoryInput, seed: string, { facts }: SeriesSoFar): StoryInput['subject'] {
  const other = otherKindOf(input)
  const met = new Set(facts.flatMap(({ friend }) => friend?.species.split(' ').at(-1) ?? []))
  if (!other || !met.has(other)) return input.subject
  const forbidden = forbiddenWords(input)
  const free = subjects.filter(
    (subject) => !met.has(subject) && subject !== input.companion?.kind && !forbidden?.test(subject),
  )
  return free.length > 0 ? randomFrom(`${seed}|subject`).pick(free) : input.subject
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
