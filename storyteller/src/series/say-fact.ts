import { fillFriend } from '@moonpage/contract/fact-kinds'
import type { AgeGroup } from '@moonpage/contract/story-input'
import type { CharacterSheet } from '../scene.ts'
import type { Tale } from '../tales/format.ts'
import { withoutMarks } from '../tales/grammar.ts'
import type { TaleBook } from '../tales/tell-book.ts'
import { typeset } from '../typeset.ts'
import type { KnownFact, SeriesSoFar } from './fact.ts'
import { isFriend, type Friend } from './returning-friends.ts'

export type Planned = {
  series: SeriesSoFar
  tale: Tale
  book: TaleBook
  cast: readonly CharacterSheet[]
  age: AgeGroup
  seed: string
  /** What the child is afraid of. */
  forbidden: RegExp | null
}

export const fullName = ({ name, species }: Friend['friend']) => (species ? `${name} the ${species}` : name)
export const lastWord = (words: string) => words.split(' ').at(-1) ?? words

/** Another wording in each book. */
export const turn = (wordings: readonly string[], { world, book }: SeriesSoFar): string =>
  wordings[(book + world.length) % wordings.length] ?? ''

/** Stands for what is filled in after the voice has spoken, because names may have placeholders in them. */
const gap = (at: number) => String.fromCodePoint(0xe100 + at)

/** Says a wording in the voice of the book. */
export type Sayer = (words: string, fact?: KnownFact, more?: Readonly<Record<string, string>>) => string
export function sayer({ book: { voice }, series }: Planned): Sayer {
  return (words, fact, more = {}) => {
    const friend = fact && isFriend(fact) ? fact.friend : null
    const names: Record<string, string> = {
      world: series.world,
      ...(friend && { old: fullName(friend), name: friend.name, species: `the ${friend.species}` }),
      ...more,
    }
    const noun = fact?.thing?.noun ?? ''
    // With what happened then, where that names the thing.
    const isNamed = fact?.since?.startsWith(`the ${lastWord(noun)}`)
    if (fact?.since && isNamed) names['thing'] = fact.since
    if (fact?.since) names['kept'] = fact.since
    const slots = Object.keys(names)
    const asked = words
      .replaceAll('{thing}', isNamed ? '{thing}' : `{his} ${noun}`)
      .replaceAll(/\{(\w+)\}/g, (slot, name: string) => (name in names ? gap(slots.indexOf(name)) : slot))
    const said = typeset(withoutMarks(voice.say(asked)))
    return slots.reduce((text, name, at) => text.replaceAll(gap(at), typeset(names[name] ?? '')), said)
  }
}

export const sameFriend = ({ friend }: Friend, facts: readonly KnownFact[]) =>
  facts.filter((fact) => isFriend(fact) && fact.friend.name === friend.name)

/** What is known of a friend: what no book took up yet, and of that the newest. */
export const newestOf = (name: string, facts: readonly KnownFact[]): Friend | undefined =>
  facts
    .filter(isFriend)
    .filter(({ friend }) => friend.name === name)
    .toSorted((one, other) => (one.used ?? -1) - (other.used ?? -1) || other.book - one.book)[0]

/** Who a friend is that comes back: what it still does. */
export const reminder = ({ later, friend }: Friend): string => fillFriend(later, fullName(friend))
