import { joinLetters, read, tighten, unleet, unstretch, type Reading } from './disguises.ts'
import { doubtfulWords } from './doubtful-words.ts'
import { entriesOf, type Entry, type UnfitKind } from './lexicon.ts'
import { severeWords } from './severe-words.ts'

/** A place in a text, from `start` up to `end`. Severe: nobody may write it; else its sentence should be another one. */
export type UnfitWord = { kind: UnfitKind; isSevere: boolean; start: number; end: number }

const severe = entriesOf(severeWords)
const doubtful = entriesOf(doubtfulWords)

const swear = '(?:fuck(?:s|ed|er|ers|ing)?|shit(?:s|ty)?|bitch(?:es)?|cunts?|wankers?|sluts?|porn)'
/** Words that are no part and no likeness of others: they are looked for where letters were parted or doubled. */
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
/** `f*ck`, `sh#t`: whoever leaves letters out means them. */
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
/** Most texts are no disguise at all, and read the same in each way. */
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
 * What in a text does not belong before a child, in order: one check for what people type and what models write.
 * Severe words are found in disguise as well: parted or stretched letters, digits and signs for letters, invisible
 * signs, letters of other alphabets. Takes time as the text has length.
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
  const kept: UnfitWord[] = []
  // Of those that begin together a severe one says most.
  const sorted = found.toSorted(
    (one, two) => one.start - two.start || Number(two.isSevere) - Number(one.isSevere) || two.end - one.end,
  )
  for (const word of sorted) {
    const last = kept.at(-1)
    if (!last || word.start >= last.end) kept.push(word)
    else if (word.isSevere && !last.isSevere) kept[kept.length - 1] = word
  }
  return kept
}

/** Whether nobody may write it, typed or told. */
export const hasSevereWords = (text: string): boolean => findUnfitWords(text).some(({ isSevere }) => isSevere)

/** `written` with all signs of each severe word but its first as asterisks. */
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
