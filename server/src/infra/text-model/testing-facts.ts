import type { History, Outline } from '@moonpage/storyteller/outline'

type Series = NonNullable<History['series']>
type Fact = Series['facts'][number]

/** A fact of book 1 that no book took up. */
export const factWith = (change: Partial<Fact> & Pick<Fact, 'kind'>): Fact => ({
  id: `${change.kind} ${change.text ?? ''}`,
  text: '',
  later: '',
  book: 1,
  used: null,
  ...change,
})

export const sheetWith = (
  name: string,
  species: Outline['cast'][number]['species'],
): Outline['cast'][number] => ({
  who: 'helper',
  name,
  description: `a ${species}`,
  species,
  pronouns: 'he',
  look: { species },
})

/** A friend whose name the storyteller made up. */
export const friendWith = (
  name: string,
  species: Outline['cast'][number]['species'],
): NonNullable<Fact['friend']> => ({ name, species, sheet: sheetWith(name, species), is_invented: true })

/** The second book of a series that has these facts. */
export const seriesWith = (...facts: Fact[]): Series => ({
  world: 'Brambleford',
  book: 2,
  isLast: false,
  facts,
})

/** What the books of a series know after one more: as the server stores it. */
export function factsAfter(facts: readonly Fact[], outline: Outline, book: number): Fact[] {
  const used = new Set((outline.recalls ?? []).flatMap((recall) => recall.facts))
  return [
    ...facts.map((fact) => (used.has(fact.id) ? { ...fact, used: book } : fact)),
    ...(outline.leaves ?? []).map((fact, at) => ({ ...fact, id: `${book}.${at}`, book, used: null })),
  ]
}
