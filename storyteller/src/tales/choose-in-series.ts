import type { StoryInput } from '@moonpage/contract/story-input'
import type { Binding } from '../outline.ts'
import type { CharacterSheet } from '../scene.ts'
import type { SeriesSoFar } from '../series/fact.ts'
import { hasWay, isSent } from '../series/needed-recall.ts'
import { mayNeed, needsThing } from '../series/needed-thing.ts'
import { hasNoDouble, suitsSeries } from '../series/plan-recalls.ts'
import {
  asksAboutFriend,
  comesBack,
  isPlain,
  returningFriends,
  type Friend,
} from '../series/returning-friends.ts'
import type { Asked } from './choose-tale.ts'
import type { Tale } from './format.ts'
import { otherKindOf } from './tale-cast.ts'
import type { TaleBook } from './tell-book.ts'

/** The friend from an earlier book who is the third figure of a binding. */
export const knownFriend = (
  { known }: Binding,
  series: SeriesSoFar | undefined,
): Friend['friend'] | undefined =>
  known && series && series.facts.find(({ friend }) => friend?.name === known.name)?.friend

/** A friend who comes back looks as before. */
export const asBefore = (sheets: readonly CharacterSheet[], friend: Friend['friend'] | undefined) =>
  sheets.map((sheet) =>
    friend?.sheet && sheet.name === friend.name
      ? { ...friend.sheet, who: sheet.who, name: friend.name }
      : sheet,
  )

/**
 * Chooses the tale of a later book: one whose third figure is a friend from an earlier book, or whose plot turns on a thing that was
 * kept; else one with room for what was.
 */
export function chooseInSeries(
  input: StoryInput,
  series: SeriesSoFar,
  forbidden: RegExp | null,
  tell: (one: Binding) => { tale: Tale; book: TaleBook },
  choose: (isFit: (one: Binding) => boolean, asked: Asked) => Binding | null,
): Binding | null {
  const planned = { series, age: input.age_group, forbidden }
  const books = new Map<string, ReturnType<typeof tell>>()
  const told = (one: Binding) => {
    const key = JSON.stringify(one)
    const book = books.get(key) ?? tell(one)
    books.set(key, book)
    return { ...book, ...planned }
  }
  const isLater = ({ recalls }: Tale) => !recalls.isFirst
  const wished = otherKindOf(input)
  const byFriend = (mayRest = false) => {
    for (const { friend } of returningFriends(series, forbidden, mayRest)) {
      if (wished !== null && wished !== friend.species) continue
      const known = { name: friend.name, species: friend.species, pronouns: friend.sheet.pronouns }
      const isFit = (tale: Tale) => isLater(tale) && comesBack(tale, input.age_group)
      const binding = choose((one) => isPlain(told(one)), { known, isFit })
      if (binding) return binding
    }
    return null
  }
  // A friend who was met already is no new one.
  const isMet = series.facts.some(({ friend }) => wished !== null && friend?.species === wished)
  if (isMet) return byFriend()
  const byThing = () =>
    choose((one) => hasNoDouble(told(one)) && needsThing(told(one)) !== null, {
      isFit: (tale) => isLater(tale) && mayNeed(tale, series),
    })
  const isFriendFirst = series.book % 2 === 0 || series.isLast || asksAboutFriend(series)
  const ways = isFriendFirst ? [() => byFriend(), byThing] : [byThing, () => byFriend()]
  return (
    ways[0]?.() ??
    ways[1]?.() ??
    choose((one) => suitsSeries(told(one)), { isFit: (tale) => isLater(tale) && hasWay(tale, series) }) ??
    choose((one) => suitsSeries(told(one)) && isSent(told(one)), {
      isFit: (tale) => isLater(tale) && comesBack(tale, input.age_group),
    }) ??
    byFriend(true) ??
    choose((one) => suitsSeries(told(one)), { isFit: isLater }) ??
    choose(() => true, { isFit: isLater })
  )
}
