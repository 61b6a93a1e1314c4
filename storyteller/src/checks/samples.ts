import { settings, subjects, themes } from '@moonpage/contract/categories'
import { fillNames } from '@moonpage/contract/names'
import {
  ageGroups,
  storyAttributes,
  type StoryAttribute,
  type StoryInput,
} from '@moonpage/contract/story-input'
import type { Outline, Page } from '../outline.ts'
import { randomFrom } from '../random.ts'
import { tellStory } from '../storyteller.ts'
import { catalogue } from '../tales/catalogue.ts'

/** A complete input; `change` overrides fields. */
export const inputWith = (change: Partial<StoryInput> = {}): StoryInput => ({
  subject: 'fox',
  theme: 'courage',
  setting: 'forest',
  age_group: '5-6',
  story_attributes: [],
  page_count: 10,
  max_images: 3,
  avoid: [],
  ...change,
})

export type Sample = {
  input: StoryInput
  outline: Outline
  pages: Page[]
  text: string
  title: string
  names: string[]
}

/** A story with filled names, from any text model. */
export const readAs = ({ input, outline, pages }: Pick<Sample, 'input' | 'outline' | 'pages'>): Sample => ({
  input,
  outline,
  pages,
  text: pages.map((page) => fillNames(page.content, outline.names)).join('\n'),
  title: fillNames(outline.title, outline.names),
  names: [outline.names.hero, outline.names.companion, ...outline.cast.map((sheet) => sheet.name)],
})

/** A story of the embedded storyteller with filled names. */
export const sampleOf = (input: StoryInput, seed: string): Sample =>
  readAs({ input, ...tellStory(input, seed, catalogue) })

type Wish = { input: StoryInput; seed: string }

/** `count` mixed inputs with their seeds, deterministic. `attributes` overrides the drawn ones. */
const mixedWishes = (
  count: number,
  change: Partial<StoryInput> = {},
  seed = 'mixed',
  attributes: (drawn: StoryAttribute[]) => StoryAttribute[] = (drawn) => drawn,
): Wish[] => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, at) => ({
    input: inputWith({
      subject: random.pick(subjects),
      theme: random.pick(themes),
      setting: random.pick(settings),
      age_group: random.pick(ageGroups),
      story_attributes: attributes(random.shuffle(storyAttributes).slice(0, at % 4)),
      ...change,
    }),
    seed: `${seed}-${at}`,
  }))
}

/** Stories of mixed inputs; parameters as in `mixedWishes`. */
export const mixedSamples = (...wishes: Parameters<typeof mixedWishes>): Sample[] =>
  mixedWishes(...wishes).map(({ input, seed }) => sampleOf(input, seed))

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length
