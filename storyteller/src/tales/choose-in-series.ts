import type { StoryInput } from '@moonpage/contract/story-input'
import type { Binding } from '../outline.ts'
import { countWords, roomOf } from '../room.ts'
import type { CharacterSheet } from '../scene.ts'
import type { SeriesSoFar } from '../series/fact.ts'
import { lastWords, suitsWorld } from '../series/last-book.ts'
import { catchphraseOf, isCaught } from '../series/catchphrase.ts'
import { mayNeed, needsThing } from '../series/needed-thing.ts'
import { hasNoDouble } from '../series/plan-recalls.ts'
import { isOnlyFriend, waitingSequels } from '../series/sequels.ts'
import {
  comesBack,
  isPlain,
  returningFriends,
  suitsGuest,
  type Drawable,
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

/** What the tales of a series had that it has only once. */
const hadOnce = ({ facts }: SeriesSoFar, taleOf: (id: string) => Tale | null): ReadonlySet<string> =>
  new Set([...new Set(facts.flatMap(({ tale }) => tale ?? []))].flatMap((id) => taleOf(id)?.once ?? []))

/** The last book is told of the friends of the series, by a tale of its own. */
function chooseLast(
  series: SeriesSoFar,
  asked: Parameters<typeof lastWords>[1],
  tales: readonly Tale[],
  choose: Choose,
): Binding | null {
  const found = lastWords(series, asked)
  if (!found) return null
  const { words, binds, known } = found
  const end = (some: readonly Tale[]) =>
    choose(() => true, { known, isFit: () => true, tales: some, last: { words, binds } })
  return end(tales.filter((tale) => suitsWorld(tale, binds))) ?? end(tales)
}

const asKnown = ({ friend }: Drawable): NonNullable<Asked['known']> => ({
  name: friend.name,
  species: friend.species,
  pronouns: friend.sheet.pronouns,
})

type Told = { tale: Tale; book: TaleBook }
/** A page that is merged from several may be this much longer than there is room for. */
const mostRooms = 2.2

type Choose = (isFit: (one: Binding) => boolean, asked: Asked) => Binding | null

/** Whether the known third figure of a book has a part in it, and is there when it ends. */
function staysToTheEnd({ book: { pages, binding } }: Told): boolean {
  const has = ({ text }: { text: string }) => text.includes(binding.known?.name ?? '')
  return pages.slice(-2).some(has) && pages.filter(has).length * 3 >= pages.length
}

/** Whether a book has the requested pages, and none of them far more words than there is room for. */
function fitsPages({ book: { pages } }: Told, { page_count, age_group }: StoryInput): boolean {
  const most = roomOf[age_group].page * mostRooms
  return pages.length === page_count && pages.every(({ text }) => countWords(text) <= most)
}

/**
 * Chooses the tale of a later book: a sequel of one that was told, or one whose third figure is a friend from an earlier book, or
 * whose plot turns on a thing that was kept, or any that contradicts nothing; of these first one that has a place for the
 * catchphrase. Nothing comes twice that a series has once. The last book is a sequel that ends the series, where nobody but its
 * friend was met, else a tale to which all friends come.
 */
export function chooseInSeries(
  input: StoryInput,
  series: SeriesSoFar,
  forbidden: RegExp | null,
  {
    tell,
    choose: chooseAny,
    taleOf,
    lastTales,
    sequels,
  }: {
    tell: (one: Binding) => Told
    choose: Choose
    taleOf: (id: string) => Tale | null
    lastTales: readonly Tale[]
    /** Of the theme, without those that the family had. */
    sequels: readonly Tale[]
  },
): Binding | null {
  const phrase = catchphraseOf(series, input.age_group, taleOf)
  const choose: Choose = (isFit, asked) => chooseAny(isFit, { ...asked, ...(phrase && { phrase }) })
  const told = (one: Binding) => ({ ...tell(one), series })
  const once = hadOnce(series, taleOf)
  const isNew = ({ recalls }: Tale) => !recalls.isFirst
  const kept = new Set(series.facts.flatMap(({ thing }) => thing?.noun.split(' ').at(-1) ?? []))
  const isLater = (tale: Tale) =>
    isNew(tale) && !tale.once.some((had) => once.has(had)) && !tale.lacks.some((noun) => kept.has(noun))
  const wished = otherKindOf(input)
  const isWished = ({ friend }: Drawable) => wished === null || wished === friend.species
  const bySequel = (): Binding | null => {
    for (const { sequel, friend } of waitingSequels(sequels, series.facts, forbidden)) {
      if (series.isLast ? !isOnlyFriend(friend, series.facts) : !isWished(friend)) continue
      const isTold = (one: Binding) => fitsPages(told(one), input)
      const binding = choose(isTold, { known: asKnown(friend), isFit: isLater, tales: [sequel] })
      if (binding) return binding
    }
    return null
  }
  if (series.isLast) {
    const last =
      bySequel() ??
      chooseLast(series, { age: input.age_group, pageCount: input.page_count, forbidden }, lastTales, choose)
    if (last) return last
  }
  type Way = (isFit: (one: Told) => boolean) => Binding | null
  const byFriend: Way = (isFit) => {
    for (const back of returningFriends(series, forbidden)) {
      if (!isWished(back)) continue
      const known = asKnown(back)
      const comes = (tale: Tale) =>
        isLater(tale) && comesBack(tale, input.age_group) && suitsGuest(tale, back, series)
      const binding = choose((one) => isPlain(told(one)) && isFit(told(one)), { known, isFit: comes })
      if (binding) return binding
    }
    return null
  }
  const isSingle = (one: Binding) => hasNoDouble(told(one))
  const byThing: Way = (isFit) =>
    choose((one) => isSingle(one) && needsThing(told(one)) !== null && isFit(told(one)), {
      isFit: (tale) => isLater(tale) && mayNeed(tale, series),
    })
  const anyLater: Way = (isFit) => choose((one) => isSingle(one) && isFit(told(one)), { isFit: isLater })
  /** First a tale in which somebody says the catchphrase; where there is none yet, one that has one to leave. */
  const hasPhrase = ({ tale, book }: Told) => (phrase ? isCaught(book) : tale.catches.length > 0)
  const withPhrase = (way: Way, isFit: (one: Told) => boolean = () => true): Binding | null => {
    let isFound = false
    const found = way((one) => {
      if (!isFit(one)) return false
      isFound = true
      return hasPhrase(one)
    })
    return found ?? (isFound ? way(isFit) : null)
  }
  const sequel = series.isLast ? null : bySequel()
  if (sequel) return sequel
  const withFriend = () => withPhrase(byFriend, staysToTheEnd)
  // A friend who was met already is no new one.
  const isMet = series.facts.some(({ friend }) => wished !== null && friend?.species === wished)
  if (isMet) return withFriend() ?? withPhrase(byFriend)
  const withThing = () => withPhrase(byThing)
  const isFriendFirst = series.book % 2 === 0 || series.isLast
  const ways = isFriendFirst ? [withFriend, withThing] : [withThing, withFriend]
  return (
    ways[0]?.() ??
    ways[1]?.() ??
    withPhrase(byFriend) ??
    withPhrase(anyLater) ??
    choose(() => true, { isFit: isLater }) ??
    choose(() => true, { isFit: isNew })
  )
}
