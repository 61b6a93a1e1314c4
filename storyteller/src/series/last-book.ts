import type { AgeGroup } from '@moonpage/contract/story-input'
import { fillFriend } from '@moonpage/contract/fact-kinds'
import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { Tale } from '../tales/format.ts'
import { shortUpTo } from '../tales/layout.ts'
import type { KnownFact, SeriesSoFar } from './fact.ts'
import { returningFriends, type Friend, isFriend } from './returning-friends.ts'
import { fullName } from './say-fact.ts'
import { homeOf } from './where.ts'

/** As many friends as one page can hold. */
const mostFriends = (age: AgeGroup, pageCount: number) => (age === '3-4' || pageCount <= shortUpTo ? 3 : 4)

type LastBook = { age: AgeGroup; pageCount: number; forbidden: RegExp | null }

/** Who lives far away, by the newest fact that says a home, is not there when it is called, unless there is nobody else. */
const within = (friends: readonly Friend[]): readonly Friend[] => {
  const homes = new Map(
    friends
      .toSorted((one, other) => one.book - other.book)
      .flatMap((fact) => (homeOf(fact) ? [[fact.friend.name, homeOf(fact)]] : [])),
  )
  const near = friends.filter(({ friend }) => homes.get(friend.name) !== 'far')
  return near.length > 0 ? near : friends
}

/**
 * The friends who come to the last book: first the one of the first book, then those who can be drawn, of each the first fact that
 * says what it does.
 */
export function friendsOfLast(series: SeriesSoFar, { age, pageCount, forbidden }: LastBook): Friend[] {
  const drawable: readonly Friend[] = returningFriends({ ...series, book: Infinity }, forbidden)
  const firstNames = new Set(
    series.facts.flatMap(({ book, friend }) => (book === 1 && friend ? friend.name : [])),
  )
  const first = drawable.filter(({ friend }) => firstNames.has(friend.name))
  const others = series.facts.filter(isFriend)
  const names = new Map<string, Friend>()
  const said = [...first, ...drawable, ...others].filter(
    (one) => !forbidden?.test(`${fullName(one.friend)} ${one.deed ?? one.later}`),
  )
  for (const { friend } of within(said))
    if (!names.has(friend.name)) {
      const known = said.filter((fact) => fact.friend.name === friend.name)
      const done = known.filter(({ deed }) => deed).toSorted((one, other) => one.book - other.book)[0]
      names.set(friend.name, done ?? known[0]!)
    }
  return [...names.values()].slice(0, mostFriends(age, pageCount))
}

/** In the words of tales: slots for the names of hero and companion, and nothing else that a template would read. */
export const asWords = (text: string): string =>
  text
    .split(/(\[\[hero\]\]|\[\[companion\]\])/)
    .map((part) =>
      part === heroPlaceholder
        ? '{hero}'
        : part === companionPlaceholder
          ? '{friend}'
          : part.replaceAll(/[“”]/g, '"').replaceAll(/[{}[\]|]/g, ''),
    )
    .join('')

/** A thing that was kept: of the first book, if it left one. */
const keptThing = ({ facts }: SeriesSoFar, forbidden: RegExp | null): KnownFact | undefined =>
  facts
    .filter(
      ({ thing, since, kind }) =>
        kind === 'thing' && thing && since?.startsWith('the ') && !forbidden?.test(since),
    )
    .toSorted((one, other) => one.book - other.book)[0]

/** The whole name of a thing that was kept: "the one that had been a rock" is the blanket that had been one. */
export const nameOfKept = ({ since = '', thing }: KnownFact): string =>
  asWords(since.replace(/^the ([a-z]+ )?one\b/, `the $1${thing?.noun ?? 'one'}`))

/** What a tale for the last book is told with; null if the hero has met nobody. `known` is a friend who can be drawn. */
export function lastWords(series: SeriesSoFar, asked: LastBook) {
  const friends = friendsOfLast(series, asked)
  const [first] = friends
  if (!first) return null
  const kept = keptThing(series, asked.forbidden)
  const { name, species, sheet } = first.friend
  const known = sheet && species !== '' ? { name, species, pronouns: sheet.pronouns } : undefined
  const words = friends.flatMap((fact, at): [string, string][] => [
    [`d${at + 1}`, asWords(fillFriend(fact.deed ?? fact.later, fact.friend.name))],
    ...(at > 0 ? [[`n${at + 1}`, fullName(fact.friend)] as [string, string]] : []),
  ])
  return {
    words: {
      ...Object.fromEntries(words),
      world: asWords(series.world),
      ...(!known && { guest: fullName(first.friend) }),
      ...(kept && { kept: nameOfKept(kept) }),
    },
    binds: { friends: `many-${friends.length}`, things: kept ? 'kept' : 'bare' },
    known,
  }
}

/**
 * Whether a world has what a last tale needs: one goes by what is real (a thing, or more than one who comes), one keeps things, and one
 * asks for all friends.
 */
export const suitsWorld = ({ id }: Tale, { friends, things }: Readonly<Record<string, string>>): boolean =>
  id === 'box' ? things === 'kept' : friends !== 'many-1' || things === 'kept'
