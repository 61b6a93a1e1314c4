import { companionPlaceholder } from '@moonpage/contract/names'
import { holds } from '../tales/condition.ts'
import { lessonKinds, type Lesson, type LessonKind, type Misled, type Tale } from '../tales/format.ts'
import type { TaleBook } from '../tales/tell-book.ts'
import type { KnownFact, SeriesSoFar } from './fact.ts'
import {
  hardBefore,
  hardBeforeBy,
  misleadings,
  notLike,
  turnings,
  turningsAfter,
  turningsBy,
} from './lesson-words.ts'
import type { Wordings } from './recall-words.ts'
import { isResting } from './returning-friends.ts'
import { turn, type Planned, type Sayer } from './say-fact.ts'

type Told = Pick<Planned, 'tale' | 'book' | 'series'>

const lessonOf = ({ lessons }: Tale, { voice }: TaleBook): Lesson | undefined =>
  lessons.find(({ when }) => holds(when, voice.tags))

/** What the hero has learned of these kinds: the kind that comes first, of that what was never recalled, of that the newest. */
const learned = (
  facts: readonly KnownFact[],
  kinds: readonly LessonKind[],
  series: SeriesSoFar,
): KnownFact[] => {
  const rank = ({ lesson }: KnownFact) => kinds.findIndex((kind) => lesson?.kinds.includes(kind))
  return facts
    .filter((fact) => fact.lesson && rank(fact) >= 0 && !isResting(fact, series))
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || (one.used ?? -1) - (other.used ?? -1) || other.book - one.book,
    )
}

/** The page before a beat, from 1; null where one page tells both, or where the book begins. */
function pageBeforeBeat({ pages }: TaleBook, beat: number): number | null {
  const at = pages.findIndex(({ laid }) => laid.beats.includes(beat))
  const isAlone = pages[at]?.laid.beats.every((one) => one >= beat) ?? false
  return at > 0 && isAlone ? at : null
}

/** Kinds that are near enough for a hero to think of one at the other. */
const nearKinds: readonly (readonly LessonKind[])[] = [
  ['owns-up', 'says-it', 'asks'],
  ['waits', 'lets-be'],
  ['waits', 'listens'],
  ['gives', 'lets-go'],
]

const nearTo = (kinds: readonly LessonKind[]): LessonKind[] =>
  nearKinds.filter((near) => near.some((kind) => kinds.includes(kind))).flat()

const actOf = ({ beats }: Tale): number => beats.find(({ isAct }) => isAct)?.number ?? 7

type Astray = { fact: KnownFact; page: number; misled: Misled }

/** Which lessons a book takes up: by which its hero decides, and which first leads it astray. */
export function lessonsFor(facts: readonly KnownFact[], { tale, book, series }: Told) {
  const act = pageBeforeBeat(book, actOf(tale))
  const kinds = lessonOf(tale, book)?.kinds ?? []
  const fits = [...learned(facts, kinds, series), ...learned(facts, nearTo(kinds), series)]
  const turning = act === null ? undefined : fits[0]
  const astray = tale.misled.flatMap((misled): Astray[] => {
    const page = holds(misled.when, book.voice.tags) ? pageBeforeBeat(book, misled.beat) : null
    const fact = learned(facts, misled.kinds, series).find(({ tale: from }) => from !== turning?.tale)
    return page !== null && fact ? [{ fact, page, misled }] : []
  })[0]
  // Without either, what was once hard to do helps to do what is hard now.
  const hard = turning || astray || act === null ? undefined : learned(facts, lessonKinds, series)[0]
  return { turning, astray, hard, act }
}

/** Whether what the hero has learned in an earlier book decides what it does in this one. */
export const hasTurn = (planned: Told): boolean =>
  lessonsFor(planned.series.facts, planned).turning !== undefined

/** Whether an earlier book is why it first tries what fails. */
export const isMisled = (planned: Told): boolean =>
  lessonsFor(planned.series.facts, planned).astray !== undefined

const saidBy =
  /(?:said|asked|whispered|told|cried) (\[\[\w+\]\]|[A-Z][a-z]+)|(\[\[\w+\]\]|[A-Z][a-z]+) (?:said|asked|whispered)/g

/** Who of those who were there in the earlier book speaks last on a page, and so can speak of it. */
function mateOn(fact: KnownFact, { tale: told, book, series }: Planned, page: number): string | null {
  // What a hero hides, or does not dare to say, nobody else speaks of.
  const isSecret = fact.lesson?.kinds.some((kind) => ['owns-up', 'says-it', 'dares'].includes(kind))
  if (isSecret || told.recalls.isAlone) return null
  const text = book.pages[page - 1]?.text ?? ''
  const [, one, other] = [...text.matchAll(saidBy)].at(-1) ?? []
  const who = one ?? other
  const wasThere = series.facts.some(({ friend, tale }) => friend?.name === who && tale === fact.tale)
  return who === companionPlaceholder || wasThere ? (who ?? null) : null
}

/** What it helped to do; of a fact from before there were methods, to do what it tells. */
const methodOf = ({ lesson }: KnownFact): string => lesson?.method ?? 'do it that way'

/** A lesson of just this kind is told as it was, another one as what it helped to do. */
function toldOf(fact: KnownFact, { kinds }: Lesson): string {
  const isSame = fact.lesson?.kinds[0] === kinds[0]
  return isSame || !fact.lesson?.method ? (fact.lesson?.told ?? '') : `It helped to ${fact.lesson.method}.`
}

type Said = { fact: KnownFact; page: number; text: string }

/** Before a try that fails, why the hero takes it to be right; and before the act, that it was not. */
export function misledBy(facts: readonly KnownFact[], planned: Planned, say: Sayer): Said[] {
  const { series, age } = planned
  const { turning, astray, act } = lessonsFor(facts, planned)
  if (!astray?.fact.lesson) return []
  const { fact, page, misled } = astray
  const { topic } = astray.fact.lesson
  const words = turn(misleadings[age], series).replace('{decides}', misled.decides)
  const first = { fact, page, text: say(words, fact, { topic, method: methodOf(fact) }) }
  if (planned.forbidden?.test(first.text)) return []
  if (turning || act === null || act <= page) return [first]
  return [first, { fact, page: act, text: say(turn(notLike[age], series), fact, { topic }) }]
}

const wordingsFor = (of: { isHard: boolean; isAstray: boolean; hasMate: boolean }): Wordings => {
  if (of.isHard) return of.hasMate ? hardBeforeBy : hardBefore
  if (of.isAstray) return turningsAfter
  return of.hasMate ? turningsBy : turnings
}

/** Before the hero acts: "Because of what happened then, I'll do this now." */
export function turnOf(facts: readonly KnownFact[], planned: Planned, say: Sayer): Said | null {
  const { tale, book, series, age } = planned
  const { turning, astray, hard, act: page } = lessonsFor(facts, planned)
  const fact = turning ?? hard
  const lesson = lessonOf(tale, book)
  if (page === null || !fact?.lesson || !lesson) return null
  const { topic } = fact.lesson
  const told = hard ? fact.lesson.told : toldOf(fact, lesson)
  const mate = mateOn(fact, planned, page)
  const wordings = wordingsFor({
    isHard: hard !== undefined,
    isAstray: astray !== undefined,
    hasMate: mate !== null,
  })
  const words = turn(wordings[age], series)
    .replace('{decides}', lesson.decides)
    .replaceAll('{mate}', mate === companionPlaceholder ? '{friend}' : (mate ?? ''))
  const text = say(words, fact, {
    topic,
    told,
    saying: told.replace(/[.]$/, ''),
    wrong: astray?.fact.lesson?.topic ?? '',
  })
  return planned.forbidden?.test(text) ? null : { fact, page, text }
}
