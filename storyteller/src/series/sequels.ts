import { subjects, type Theme } from '@moonpage/contract/categories'
import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords, isAvoided } from '../avoid.ts'
import type { Tale } from '../tales/format.ts'
import { framesOf } from '../tales/serve.ts'
import { heroKindOf } from '../tales/tale-cast.ts'
import type { KnownFact } from './fact.ts'
import { isDrawable, type Drawable } from './returning-friends.ts'
import { fullName } from './say-fact.ts'

/** A sequel that a series can have next, and the friend whom the tale before it left. */
type WaitingSequel = { sequel: Tale; friend: Drawable }

/** The friend whom the followed tale left. Facts of earlier versions have no slot: there it is the only friend of the tale. */
function friendFor({ follows, other }: Tale, facts: readonly KnownFact[]): Drawable | undefined {
  const left = facts.filter(isDrawable).filter(({ tale }) => tale === follows)
  const [only] = left
  return (
    left.find(({ slot }) => slot === other) ??
    (left.length === 1 && only?.slot === undefined ? only : undefined)
  )
}

/**
 * The sequels for which a series has the friend, those of its newest books first. @param facts without what was struck
 */
export function waitingSequels(
  sequels: readonly Tale[],
  facts: readonly KnownFact[],
  forbidden: RegExp | null,
): WaitingSequel[] {
  const told = new Set(facts.map(({ tale }) => tale))
  return sequels
    .filter(({ id }) => !told.has(id))
    .flatMap((sequel) => {
      const friend = friendFor(sequel, facts)
      const isFeared = friend && forbidden?.test(`${fullName(friend.friend)} ${friend.later}`)
      return friend && !isFeared ? [{ sequel, friend }] : []
    })
    .toSorted((one, other) => other.friend.book - one.friend.book)
}

/** Whether nobody else was met, so that a sequel can be the last book without leaving somebody out. */
export const isOnlyFriend = ({ friend }: Drawable, facts: readonly KnownFact[]): boolean =>
  facts.every((fact) => fact.kind !== 'friend' || fact.friend?.name === friend.name)

/** What a sequel takes up: its friend, and the things, jokes and promises of the tale before it. */
export const factsOfSequel = (
  { follows, other }: Tale,
  name: string | undefined,
  facts: readonly KnownFact[],
): KnownFact[] =>
  facts.filter(
    ({ tale, kind, friend, slot }) =>
      tale === follows &&
      (['thing', 'joke', 'promise'].includes(kind) ||
        (friend?.name === name && (slot === undefined || slot === other))),
  )

type Wish = Pick<StoryInput, 'subject' | 'hero' | 'companion' | 'avoid' | 'age_group'>

/** A subject with which a hero meets nobody but the friend; null if there is none. */
function subjectFor(input: Wish, { friend }: Drawable): StoryInput['subject'] | null {
  const species = [heroKindOf(input), friend.species, input.companion?.kind]
  const [own, back, companion] = species.map((one) => subjects.find((subject) => subject === one))
  return own ?? back ?? companion ?? null
}

/**
 * The theme and the subject with which the next book of a series is a sequel; null if none waits that fits the wish.
 * @param had ids of the tales that the family had
 */
export function wishForSequel(
  input: Wish,
  { sequels, facts, had }: { sequels: readonly Tale[]; facts: readonly KnownFact[]; had: readonly string[] },
): { theme: Theme; subject: StoryInput['subject'] } | null {
  const isTold = ({ strands }: Tale) =>
    strands.some((strand) => framesOf(strand, input.age_group, false).length > 0)
  const fitting = sequels.filter(
    (one) => !one.endsSeries && !had.includes(one.id) && !isAvoided(input.avoid, one.avoid) && isTold(one),
  )
  for (const { sequel, friend } of waitingSequels(fitting, facts, forbiddenWords(input))) {
    const subject = subjectFor(input, friend)
    if (subject) return { theme: sequel.theme, subject }
  }
  return null
}
