import type { Fact, KnownFact, Where } from './fact.ts'

/** Where the friend or the thing of a fact was when its book was over; undefined: nobody said. */
export const whereOf = ({ where, home, kind, tale }: Fact): Where | undefined =>
  where ?? (home ? (home === 'far' ? 'away' : 'here') : kind === 'thing' && tale ? 'here' : undefined)

/** Where a friend lives, as tales say it; undefined: nobody said. */
export const homeOf = ({ home, where }: Pick<Fact, 'home' | 'where'>): 'near' | 'far' | undefined =>
  home ?? (where === 'away' ? 'far' : where === 'here' ? 'near' : undefined)

const lastWord = (words: string) => words.toLowerCase().split(' ').at(-1) ?? words

/** Whom or what a fact is about: a friend by its name, a thing by its noun. */
const aboutOf = ({ friend, thing }: Fact): string | null =>
  friend ? `friend ${friend.name.toLowerCase()}` : thing ? `thing ${lastWord(thing.noun)}` : null

/** Where the friend or the thing of each fact is now: the newest book that says it decides. */
export function whereNow(facts: readonly KnownFact[]): (fact: Fact) => Where | undefined {
  const known = new Map<string, Where>()
  for (const fact of facts.toSorted((one, other) => one.book - other.book)) {
    const [about, where] = [aboutOf(fact), whereOf(fact)]
    if (about !== null && where) known.set(about, where)
  }
  return (fact) => known.get(aboutOf(fact) ?? '')
}

/** Whether a thing is no longer the hero's, or a friend has gone for good. */
const isLost = ({ thing }: Fact, now: Where | undefined): boolean =>
  now === 'gone' || (now === 'away' && thing !== undefined)

/** Facts that still hold: without those that have at home what a newer book gave away. */
export function factsInForce(facts: readonly KnownFact[]): KnownFact[] {
  const now = whereNow(facts)
  return facts.filter((fact) => !isLost(fact, now(fact)) || whereOf(fact) === now(fact))
}

/** Facts of which an embedded tale can make use: without what the hero no longer has, and friends who have gone for good. */
export function factsAtHand(facts: readonly KnownFact[]): KnownFact[] {
  const now = whereNow(facts)
  return facts.filter((fact) => !isLost(fact, now(fact)))
}
