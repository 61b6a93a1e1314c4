import type { Direction } from '@moonpage/contract/text-direction'
import { levelsOf } from './bidi.ts'
import type { Face } from './faces.ts'
import type { FontMetrics } from './font-metrics.ts'

export type BrokenLine = {
  text: string
  /** Per point of font size. */
  width: number
  /** Whether a space precedes the next line; not after a dash. */
  hasSpaceAfter: boolean
  /** Embedding level of each letter and of a following space; null if all are left to right. */
  levels: Uint8Array | null
}

export type BrokenRow = {
  lines: BrokenLine[]
  /** Whether a word was cut because it is wider than the column. */
  isCut: boolean
}

/** A longer word is measured in parts. */
const maxMeasuredLetters = 60

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a row into lines at most `first` wide, those after the first at most `rest`; widths per point of font size.
 */
export function breakRow(
  type: FontMetrics,
  face: Face,
  row: string,
  { first, rest, direction = 'ltr' }: { first: number; rest: number; direction?: Direction },
): BrokenRow {
  const lines: Omit<BrokenLine, 'levels'>[] = []
  let isCut = false
  const room = () => (lines.length === 0 ? first : rest)
  const fits = (text: string) => type.width(text, face) <= room()

  // The current line: only its last word is measured again with what follows.
  let line = ''
  let last = ''
  let before = 0
  const start = (word: string) => {
    line = word
    last = word
    before = 0
  }
  const end = (hasSpaceAfter: boolean) =>
    lines.push({ text: line, width: before + type.width(last, face), hasSpaceAfter })

  /** How many letters, from the given one on, fit into a line; at least one. */
  const countThatFits = (letters: readonly string[], from: number): number => {
    const isRoom = (count: number) => fits(letters.slice(from, from + count).join(''))
    const all = letters.length - from
    let least = 1
    let most = 2
    // Measure only a line or two of a long word.
    while (most <= all && isRoom(most)) [least, most] = [most, most * 2]
    most = Math.min(most, all + 1)
    while (most - least > 1) {
      const middle = Math.floor((least + most) / 2)
      if (isRoom(middle)) least = middle
      else most = middle
    }
    return least
  }

  /** Starts a line with a word, cutting it if necessary. */
  const begin = (word: string) => {
    if (word.length < maxMeasuredLetters && fits(word)) return start(word)
    const parts = Array.from(graphemes.segment(word), ({ segment }) => segment)
    let from = 0
    for (;;) {
      let count = countThatFits(parts, from)
      if (from + count >= parts.length) break
      const hyphen = parts.lastIndexOf('-', from + count - 1) - from
      if (hyphen > 1) count = hyphen + 1
      start(parts.slice(from, from + count).join(''))
      end(false)
      from += count
      isCut = true
    }
    start(parts.slice(from).join(''))
  }

  for (const { hasSpace, text: word } of type.pieces(row)) {
    const longer = before + type.width(hasSpace ? `${last} ` : last, face)
    if (line === '') begin(word)
    else if (longer + type.width(word, face) <= room()) {
      line += hasSpace ? ` ${word}` : word
      last = word
      before = longer
    } else {
      end(hasSpace)
      begin(word)
    }
  }
  if (line !== '') end(true)
  return { lines: withLevels(lines, direction), isCut }
}

/** Levels of a line are those of the whole row. */
function withLevels(lines: readonly Omit<BrokenLine, 'levels'>[], direction: Direction): BrokenLine[] {
  const row = lines.map(({ text, hasSpaceAfter }) => (hasSpaceAfter ? `${text} ` : text)).join('')
  const levels = levelsOf(row, direction)
  let from = 0
  return lines.map((line) => {
    const to = from + line.text.length
    const own = levels && Uint8Array.from([...levels.subarray(from, to), direction === 'rtl' ? 1 : 0])
    from = line.hasSpaceAfter ? to + 1 : to
    return { ...line, levels: own }
  })
}
