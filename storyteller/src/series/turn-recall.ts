import { holds } from '../tales/condition.ts'
import type { Lesson, Tale } from '../tales/format.ts'
import type { TaleBook } from '../tales/tell-book.ts'
import type { KnownFact, SeriesSoFar } from './fact.ts'
import { turnings } from './recall-words.ts'
import { isResting } from './returning-friends.ts'
import { turn, type Planned, type Sayer } from './say-fact.ts'

const lessonOf = ({ lessons }: Tale, { voice }: TaleBook): Lesson | undefined =>
  lessons.find(({ when }) => holds(when, voice.tags))

/** What the hero has learned that this tale turns on: what was never recalled first, of that the newest. */
export const learnedFor = (
  facts: readonly KnownFact[],
  { tale, book, series }: Pick<Planned, 'tale' | 'book'> & { series: SeriesSoFar },
): KnownFact | undefined => {
  const kinds = lessonOf(tale, book)?.kinds ?? []
  return facts
    .filter(({ lesson }) => lesson?.kinds.some((kind) => kinds.includes(kind)))
    .filter((fact) => !isResting(fact, series))
    .toSorted((one, other) => (one.used ?? -1) - (other.used ?? -1) || other.book - one.book)[0]
}

/** The page before the act, when the clue stands on it; null where a page tells both. */
function pageBeforeAct({ beats }: Tale, { pages }: TaleBook): number | null {
  const act = beats.find(({ isAct }) => isAct)?.number ?? 7
  const at = pages.findIndex(({ laid }) => laid.beats.includes(act))
  const isAlone = pages[at]?.laid.beats.every((beat) => beat >= act) ?? false
  return at > 1 && isAlone ? at : null
}

/** Whether what the hero has learned in an earlier book decides what it does in this one. */
export const hasTurn = (planned: Pick<Planned, 'tale' | 'book' | 'series'>): boolean =>
  pageBeforeAct(planned.tale, planned.book) !== null &&
  learnedFor(planned.series.facts, planned) !== undefined

/** Before the hero acts: "Because of what happened then, I'll do this now." */
export function turnOf(facts: readonly KnownFact[], planned: Planned, say: Sayer) {
  const { tale, book, series, age } = planned
  const page = pageBeforeAct(tale, book)
  const fact = learnedFor(facts, planned)
  const decides = lessonOf(tale, book)?.decides
  if (page === null || !fact?.lesson || !decides) return null
  const { topic, told } = fact.lesson
  const words = turn(turnings[age], series).replace('{decides}', decides)
  return { fact, page, text: say(words, fact, { topic, told, saying: told.replace(/[.]$/, '') }) }
}
