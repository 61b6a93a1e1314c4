import type { StoryInput } from '@moonpage/contract/story-input'
import { noHistory, type History, type Outline, type Page } from '../outline.ts'
import type { KnownFact } from '../series/fact.ts'
import { wishForSequel } from '../series/sequels.ts'
import { tellStory } from '../storyteller.ts'
import type { Catalogue } from '../tales/tale-catalogue.ts'

export type SeriesBook = { outline: Outline; pages: Page[]; known: KnownFact[] }

/** Tells a series book by book, as the server does; each entry of `wishes` is a book, of which the last one closes it. Where a sequel waits, the wish has its theme. */
export function tellSeries(
  wishes: readonly StoryInput[],
  { seed, world, catalogue }: { seed: string; world: string; catalogue: Catalogue },
): SeriesBook[] {
  let history: History = noHistory
  let facts: KnownFact[] = []
  const homeSeed = `${seed}-1`
  return wishes.map((wish, at) => {
    const book = at + 1
    const series = { world, book, isLast: book === wishes.length, facts, homeSeed }
    const had = history.tales.map(({ tale }) => tale)
    const next = series.isLast ? null : wishForSequel(wish, { sequels: catalogue.sequels(), facts, had })
    const known = book === 1 ? { isForChild: true } : { series }
    const told = tellStory({ ...wish, ...next }, `${seed}-${book}`, catalogue, { ...history, ...known })
    const { outline } = told
    const before = facts
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
    return { ...told, known: before }
  })
}
