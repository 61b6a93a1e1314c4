import type { StoryInput } from '@moonpage/contract/story-input'
import type { Binding } from '../outline.ts'
import type { CharacterSheet } from '../scene.ts'
import type { SeriesSoFar } from '../series/fact.ts'
import { lastWords } from '../series/last-book.ts'
import { hasWay, isSent } from '../series/needed-recall.ts'
import { mayNeed, needsThing } from '../series/needed-thing.ts'
import { hasNoDouble, suitsSeries } from '../series/plan-recalls.ts'
import {
  askedAbout,
  comesBack,
  isPlain,
  returningFriends,
  suitsGuest,
  type Friend,
} from '../series/returning-friends.ts'
import { hasTurn, isMisled } from '../series/turn-recall.ts'
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

/** What the tales of a series had that it has only once. */
export const hadOnce = ({ facts }: SeriesSoFar, taleOf: (id: string) => Tale | null): ReadonlySet<string> =>
  new Set([...new Set(facts.flatMap(({ tale }) => tale ?? []))].flatMap((id) => taleOf(id)?.once ?? []))

/** The last book is told of the friends of the series, by a tale of its own. */
function chooseLast(
  series: SeriesSoFar,
  asked: Parameters<typeof lastWords>[1],
  tales: readonly Tale[],
  choose: (isFit: (one: Binding) => boolean, asked: Asked) => Binding | null,
): Binding | null {
  const found = lastWords(series, asked)
  if (!found) return null
  const { words, binds, known } = found
  return choose(() => true, {
    known,
    isFit: () => true,
    last: { tales, words, binds },
  })
}

type Told = { tale: Tale; book: TaleBook }

/**
 * Chooses the tale of a later book: one whose third figure is a friend from an earlier book, whose plot turns on a thing that was
 * kept, or whose hero decides by what it has learned; else one with room for what was. Nothing comes twice that a series has once.
 */
export function chooseInSeries(
  input: StoryInput,
  series: SeriesSoFar,
  forbidden: RegExp | null,
  {
    tell,
    choose,
    once,
    lastTales,
  }: {
    tell: (one: Binding) => Told
    choose: (isFit: (one: Binding) => boolean, asked: Asked) => Binding | null
    once: ReadonlySet<string>
    lastTales: readonly Tale[]
  },
): Binding | null {
  if (series.isLast) {
    const last = chooseLast(
      series,
      { age: input.age_group, pageCount: input.page_count, forbidden },
      lastTales,
      choose,
    )
    if (last) return last
  }
  const planned = { series, age: input.age_group, forbidden }
  const books = new Map<string, Told>()
  const told = (one: Binding) => {
    const key = JSON.stringify(one)
    const book = books.get(key) ?? tell(one)
    books.set(key, book)
    return { ...book, ...planned }
  }
  const isNew = ({ recalls }: Tale) => !recalls.isFirst
  const isLater = (tale: Tale) => isNew(tale) && !tale.once.some((had) => once.has(had))
  const wished = otherKindOf(input)
  const byFriend = (isFit: (one: Binding) => boolean, mayRest = false, only?: string) => {
    for (const back of returningFriends(series, forbidden, mayRest)) {
      const { id, friend } = back
      if (only !== undefined && id !== only) continue
      if (wished !== null && wished !== friend.species) continue
      const known = { name: friend.name, species: friend.species, pronouns: friend.sheet.pronouns }
      const comes = (tale: Tale) =>
        isLater(tale) && comesBack(tale, input.age_group) && suitsGuest(tale, back, series)
      const binding = choose((one) => isPlain(told(one)) && isFit(one), { known, isFit: comes })
      if (binding) return binding
    }
    return null
  }
  const isTurned = (one: Binding) => hasTurn(told(one))
  const isAstray = (one: Binding) => isMisled(told(one))
  const isAny = () => true
  // A friend who was met already is no new one.
  const isMet = series.facts.some(({ friend }) => wished !== null && friend?.species === wished)
  if (isMet) return byFriend(isTurned) ?? byFriend(isAny)
  const byThing = (isFit: (one: Binding) => boolean) =>
    choose((one) => hasNoDouble(told(one)) && needsThing(told(one)) !== null && isFit(one), {
      isFit: (tale) => isLater(tale) && mayNeed(tale, series),
    })
  const asked = askedAbout(series)
  const isFriendFirst = series.book % 2 === 0 || series.isLast || asked !== undefined
  const ways = isFriendFirst ? [byFriend, byThing] : [byThing, byFriend]
  const learned = [isTurned, isAstray]
  const byOne = (isFit: (one: Binding) => boolean) => ways[0]?.(isFit) ?? ways[1]?.(isFit) ?? null
  const alone = (isFit: (one: Binding) => boolean) =>
    choose((one) => hasNoDouble(told(one)) && isFit(one), { isFit: isLater })
  return (
    (asked === undefined ? null : (byFriend(isTurned, false, asked) ?? byFriend(isAny, false, asked))) ??
    byOne((one) => learned.every((isFit) => isFit(one))) ??
    byOne(isTurned) ??
    byOne(isAstray) ??
    alone((one) => learned.every((isFit) => isFit(one))) ??
    alone(isTurned) ??
    alone(isAstray) ??
    byOne(isAny) ??
    choose((one) => suitsSeries(told(one)), { isFit: (tale) => isLater(tale) && hasWay(tale, series) }) ??
    choose((one) => suitsSeries(told(one)) && isSent(told(one)), {
      isFit: (tale) => isLater(tale) && comesBack(tale, input.age_group),
    }) ??
    byFriend(isAny, true) ??
    choose((one) => suitsSeries(told(one)), { isFit: isLater }) ??
    choose(isAny, { isFit: isLater }) ??
    choose(isAny, { isFit: isNew })
  )
}
