import type { StoryInput } from '@moonpage/contract/story-input'
import { noHistory, type History, type Outline, type Page } from '../outline.ts'
import type { KnownFact } from '../series/fact.ts'
import { tellStory } from '../storyteller.ts'
import type { Catalogue } from '../tales/tale-catalogue.ts'

export type SeriesBook = { outline: Outline; pages: Page[]; known: KnownFact[] }

/** Tells a series book by book, as the server does; each entry of `wishes` is a book, of which the last one closes it. */
export function tellSeries(
  wishes: readonly StoryInput[],
  { seed, world, catalogue }: { seed: string; world: string; catalogue: Catalogue },
): SeriesBook[] {
  let history: History = noHistory
  let facts: KnownFact[] = []
  const homeSeed = `${seed}-1`
  return wishes.map((input, at) => {
    const book = at + 1
    const series = { world, book, isLast: book === wishes.length, facts, homeSeed }
    const told = tellStory(input, `${seed}-${book}`, catalogue, book === 1 ? history : { ...history, series })
    const { outline } = told
    const known = facts
    const used = new Set((outline.recalls ?? []).flatMap((recall) => recall.facts))
    facts = [
      ...facts.map((fact) => (used.has(fact.id) ? { ...fact, used: book } : fact)),
      ...(outline.leaves ?? []).map((fact, number) => ({
        ...fact,
        id: `${book}.${number}`,
        book,
        used: null,
      })),
    ]
    history = {
      tales: [...history.tales, ...(outline.tale ? [outline.tale] : [])],
      titles: [...history.titles, outline.title],
    }
    return { ...told, known }
  })
}
