import { beforeVerbs } from '../data/act-words.ts'
import { nameThing } from '../tales/name-thing.ts'
import { articles, isAdverb, isMark, pronouns, type Reading } from './line-tokens.ts'
import { isRelation, verbs } from './verb-forms.ts'

// Words that are the plural of a noun and a deed: leaves, waves, falls, rings, rolls, drops.

const counting: ReadonlySet<string> = new Set([
  'of',
  'many',
  'several',
  'few',
  'some',
  'more',
  'other',
  'all',
])

const isPlural = (word: string): boolean => /[^s]s$/.test(word) && !beforeVerbs.has(word)
const isNumber = (word: string): boolean => nameThing(`${word} box`).count > 1
const isThing = (word: string): boolean => {
  const { prop, species } = nameThing(word)
  return prop !== null || species !== undefined
}
/** The form that many do: `fall`, and not `falls`; nor what only says how: `swings open`. */
const isDoneByMany = (word: string): boolean =>
  verbs.get(word)?.base === word && !['open', 'close', 'shut'].includes(word)

/** Whether a form of a verb is a noun where it stands: `three leaves fall`, `a pile of leaves lies there`, `big waves splash the boat`. */
export function isNounAt(
  tokens: readonly string[],
  at: number,
  { isFigure }: Pick<Reading, 'isFigure'>,
): boolean {
  const word = tokens[at] ?? ''
  const before = tokens[at - 1]
  // `one drop hangs there`: the deed of one ends otherwise.
  if (before === 'one' && verbs.get(word)?.base === word) return true
  if (!isPlural(word)) return false
  if (before !== undefined && (articles.has(before) || counting.has(before) || isNumber(before))) return true
  const next = tokens.slice(at + 1).find((each) => !isAdverb(each)) ?? ''
  if (!isDoneByMany(next) && next !== 'of') return false
  if (before === undefined) return isThing(word)
  // `the fallen leaves`.
  const isDeed = verbs.has(before) && !articles.has(tokens[at - 2] ?? '')
  return !isFigure(before) && !pronouns.has(before) && !isDeed && !isThing(before)
}

/** Whether what follows `and` is one more thing, and no deed: `gathers acorns and leaves`. */
export function isOneMore(before: string, [first = '', second]: readonly string[]): boolean {
  const ends = second === undefined || isMark(second) || isRelation(second)
  return ends && first !== 'waves' && isPlural(before) && isThing(before) && nameThing(first).prop !== null
}
