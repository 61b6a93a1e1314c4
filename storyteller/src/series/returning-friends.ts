import type { AgeGroup } from '@moonpage/contract/story-input'
import { holds } from '../tales/condition.ts'
import type { Tale } from '../tales/format.ts'
import type { TaleBook } from '../tales/tell-book.ts'
import type { Fact, KnownFact, SeriesSoFar } from './fact.ts'
import { homeOf } from './where.ts'

export type Friend = KnownFact & { friend: NonNullable<Fact['friend']> }
export const isFriend = (fact: KnownFact): fact is Friend =>
  fact.kind === 'friend' && fact.friend !== undefined

/** So many books a fact rests after one has taken it up, while there are others. */
const restingBooks = 2

export const isResting = ({ used }: KnownFact, { book }: SeriesSoFar): boolean =>
  used !== null && book - used <= restingBooks

/** A friend rests who was there lately, whichever of the facts was told. */
const isFriendResting = ({ friend }: Friend, series: SeriesSoFar): boolean =>
  series.facts.some((fact) => fact.friend?.name === friend.name && isResting(fact, series))

export type Drawable = Friend & { friend: { sheet: NonNullable<Friend['friend']['sheet']> } }
export const isDrawable = (fact: KnownFact): fact is Drawable =>
  isFriend(fact) && fact.friend.species !== '' && fact.friend.sheet !== null

/** Friends who may come back as the third figure: first who was not there for longest. */
export function returningFriends(series: SeriesSoFar, forbidden: RegExp | null = null): Drawable[] {
  const names = new Set<string>()
  const rank = ({ used, book }: KnownFact) => used ?? book - 100
  return series.facts
    .filter(isDrawable)
    .toSorted((one, other) => rank(one) - rank(other))
    .filter((fact) => {
      const { name, species } = fact.friend
      const isNew = !names.has(name)
      names.add(name)
      return (
        isNew && !isFriendResting(fact, series) && !forbidden?.test(`${name} the ${species} ${fact.later}`)
      )
    })
}

/** Whether the third figure of a tale may be somebody whom the hero knows. */
export const comesBack = ({ recalls }: Tale, age: AgeGroup): boolean =>
  recalls.third.some((when) => holds(when, new Set([age])))

/** A baby who has one word cannot be the mason in another tale. They do come to the last book. */
const onlyThemselves = new Set(['baby', 'swimmer', 'drawing'])

/** Whether what is known of where a friend lives, and what it is for everybody, fits the third figure of a tale. */
export function suitsGuest(
  { guest }: Tale,
  { friend }: Friend,
  { facts }: Pick<SeriesSoFar, 'facts'>,
): boolean {
  const known = facts.filter((fact) => fact.friend?.name === friend.name)
  return known.every((fact) => {
    const { job } = fact
    const home = homeOf(fact)
    return (
      !onlyThemselves.has(job ?? '') &&
      (!home || !guest.home || home === guest.home) &&
      (!job || !guest.job || job === guest.job)
    )
  })
}

/** Whether a book with a known third figure calls it by its name, and not "a fox", which would be another one. */
export function isPlain({ book }: { book: TaleBook }): boolean {
  const { known, other } = book.binding
  if (!known || !other) return false
  const texts = [book.title, book.summary, ...book.pages.map(({ text }) => text)]
  const name = known.name.toLowerCase()
  const kind = other.split(' ').at(-1) ?? other
  return (
    texts.some((text) => text.includes(known.name)) &&
    texts.every((text) => {
      const words =
        text
          .replaceAll(`${known.name} the ${other}`, known.name)
          .toLowerCase()
          .match(/[a-z]+/g) ?? []
      return words.every(
        (word, at) =>
          word !== kind &&
          word !== `${kind}s` &&
          !(word === name && ['the', 'a', 'an', 'old', 'young'].includes(words[at - 1] ?? '')),
      )
    })
  )
}
