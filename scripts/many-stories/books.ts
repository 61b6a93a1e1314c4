import { settings, subjects, themes } from '@moonpage/contract/categories'
import { ageGroups, StoryInput } from '@moonpage/contract/story-input'
import { tellStory } from '@moonpage/storyteller/storyteller'
import { catalogue } from '@moonpage/storyteller/tales/catalogue'

/** A generated book that is the basis of many stories. */
export type Book = {
  subject: string
  theme: string
  setting: string
  age_group: string
  title: string
  summary: string
  hero: string
  companion: string
  /** Sentences of its pages. */
  sentences: string[]
  /** Of its first pages. */
  pages: { content: string; image_alt: string }[]
}

/** Deterministic, evenly spread numbers from 0 up to 1 (golden ratio sequence). */
const spread = (number: number, stream: number) => (number * 0.618_033_988_749_895 + stream * 0.414) % 1

/** Zipf distribution: frequencies 1, ½, ⅓ … */
function zipf<T>(list: readonly T[], chance: number): T {
  const all = list.reduce((sum, _, index) => sum + 1 / (index + 1), 0)
  let left = chance * all
  for (const [index, one] of list.entries()) if ((left -= 1 / (index + 1)) < 0) return one
  return list.at(-1) as T
}

function tellBook(number: number): Book {
  const wish = {
    subject: zipf(subjects, spread(number, 1)),
    theme: zipf(themes, spread(number * 7, 2)),
    setting: zipf(settings, spread(number * 3, 3)),
    age_group: ageGroups[number % ageGroups.length],
    page_count: 4,
    max_images: 0,
  }
  const input = StoryInput.parse(wish)
  const { outline, pages } = tellStory(input, `book ${number}`, catalogue)
  return {
    subject: input.subject,
    theme: input.theme,
    setting: input.setting,
    age_group: outline.age_group,
    title: outline.title,
    summary: outline.summary,
    hero: outline.names.hero,
    companion: outline.names.companion,
    sentences: pages.flatMap(({ content }) => content.match(/[^\n.!?”]{25,90}\./g) ?? []),
    pages: pages.slice(0, 3).map(({ content, image_alt }) => ({ content, image_alt })),
  }
}

/** `count` different books of the embedded storyteller, about 20 ms each. */
export const tellBooks = (count: number): Book[] =>
  Array.from({ length: count }, (_, number) => tellBook(number))
