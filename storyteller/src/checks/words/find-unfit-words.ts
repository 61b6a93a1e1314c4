import { joinLetters, read, tighten, unleet, unstretch, type Reading } from './disguises.ts'
import { doubtfulWords } from './doubtful-words.ts'
import { entriesOf, type Entry, type UnfitKind } from './lexicon.ts'
import { severeWords } from './severe-words.ts'

/** A match from `start` up to but not including `end`. Severe: rejected; otherwise its sentence should be replaced. */
export type UnfitWord = { kind: UnfitKind; isSevere: boolean; start: number; end: number }

const severe = entriesOf(severeWords)
const doubtful = entriesOf(doubtfulWords)

const swear = '(?:fuck(?:s|ed|er|ers|ing)?|shit(?:s|ty)?|bitch(?:es)?|cunts?|wankers?|sluts?|porn)'
/** Words that are not contained in other words, and do not resemble any: searched in disguised forms too. */
const core: readonly Entry[] = [
  { kind: 'swearing', pattern: new RegExp(`(?<!\\p{L})${swear}(?!\\p{L})`, 'gu') },
]
const inRows: readonly Entry[] = [
  {
    kind: 'swearing',
    pattern: /fuck(?:s|ed|er|ers|ing)?|shit(?!ak)|bitch|cunt|wanker|nigger|faggot|asshole|bastard/gu,
  },
]
const parted: readonly Entry[] = [
  {
    kind: 'swearing',
    pattern:
      /(?<![\p{L}'])(?:f ?u ?c ?k(?: ?(?:s|e ?d|e ?r|i ?n ?g))?|b ?i ?t ?c ?h(?: ?e ?s)?|c ?u ?n ?t(?: ?s)?|shi t)(?!\p{L})/gu,
  },
]

const masked = ['fuck', 'fucks', 'fucked', 'fucker', 'fucking', 'shit', 'shits', 'shitty', 'bitch', 'cunt']
/** `f*ck`, `sh#t`: masked letters show intent. */
function findMasked({ text, from }: Reading): UnfitWord[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}*#])\p{L}[\p{L}*#%]{2,8}/gu)].flatMap(({ index, 0: word }) =>
    /[*#%]/.test(word) &&
    masked.some((one) => {
      const isLike =
        one.length === word.length && Array.from(word).every((sign, at) => sign === one[at] || !isShown(sign))
      return isLike && (word === 'f***' || Array.from(word).filter(isShown).length >= 2)
    })
      ? [placed('swearing', true, from, index, word.length)]
      : [],
  )
}
/** Removes identical readings: most texts contain no disguise. */
const distinct = (readings: readonly Reading[]): Reading[] => [
  ...new Map(readings.toReversed().map((reading) => [reading.text, reading])).values(),
]

const isShown = (sign: string) => !/[*#%]/.test(sign)

const placed = (
  kind: UnfitKind,
  isSevere: boolean,
  from: readonly number[],
  index: number,
  length: number,
): UnfitWord => ({ kind, isSevere, start: from[index] ?? 0, end: (from[index + length - 1] ?? 0) + 1 })

const findIn = ({ text, from }: Reading, entries: readonly Entry[], isSevere = true): UnfitWord[] =>
  entries.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => placed(kind, isSevere, from, index, word.length)),
  )

/**
 * Finds words that are unfit for children, for user input and model output. Finds severe words in disguise as well:
 * separated or repeated letters, leetspeak, invisible characters, look-alikes of other scripts. Takes linear time.
 * @returns matches in the order of the text
 */
export function findUnfitWords(written: string): UnfitWord[] {
  const plain = read(written)
  const spelled = unleet(plain, 'i')
  const other = unleet(plain, 'l')
  const tight = tighten(spelled)
  const rows = joinLetters(plain)
  const stretched = [1, 2].map((most) => unstretch(tight, 3, most))
  const found = [
    ...distinct([plain, spelled, other, tight, tighten(other), ...stretched]).flatMap((reading) =>
      findIn(reading, severe),
    ),
    ...findIn(unstretch(tight, 2, 1), core),
    ...[rows, unleet(rows, 'i')].flatMap((row) => [...findIn(row, severe), ...findIn(row, inRows)]),
    ...findIn(plain, parted),
    ...findMasked(plain),
    ...findIn(plain, doubtful, false),
  ]
  return withoutOverlaps(found)
}

function withoutOverlaps(found: readonly UnfitWord[]): UnfitWord[] {
  const matches: UnfitWord[] = []
  // Of matches with the same start, the severe one comes first.
  const sorted = found.toSorted(
    (one, two) => one.start - two.start || Number(two.isSevere) - Number(one.isSevere) || two.end - one.end,
  )
  for (const word of sorted) {
    const last = matches.at(-1)
    if (!last || word.start >= last.end) matches.push(word)
    else if (word.isSevere && !last.isSevere) matches[matches.length - 1] = word
  }
  return matches
}

/** Whether a text contains severe words. */
export const hasSevereWords = (text: string): boolean => findUnfitWords(text).some(({ isSevere }) => isSevere)

/** Replaces all characters of each severe word but the first by asterisks. */
export function maskUnfitWords(written: string): string {
  const text = written.normalize('NFC')
  const words = findUnfitWords(text).filter(({ isSevere }) => isSevere)
  let at = 0
  let shown = ''
  for (const { start, end: last } of words) {
    const end = /[\uDC00-\uDFFF]/.test(text[last] ?? '') ? last + 1 : last
    const [first = '', ...rest] = Array.from(text.slice(start, end))
    shown += text.slice(at, start) + first + '*'.repeat(rest.length)
    at = end
  }
  return shown + text.slice(at)
}
