import type { Direction } from '@moonpage/contract/text-direction'
import { levelsOf } from './bidi.ts'
import type { Face } from './faces.ts'
import type { FontMetrics } from './font-metrics.ts'

export type BrokenLine = {
  text: string
  /** Per point of size. */
  width: number
  /** Whether a space parts it from the next line, and not a dash, or nothing. */
  hasSpaceAfter: boolean
  /** How deep each of its letters lies, and a space after it; null where all run from left to right. */
  levels: Uint8Array | null
}

export type BrokenRow = {
  lines: BrokenLine[]
  /** Whether a word had to be cut, because it is wider than the column. */
  isCut: boolean
}

/** A longer word is measured piece by piece. */
const longestAtOnce = 60

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a row into lines that are at most `first` wide, those after the first at most `rest`; widths per point of
 * size.
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

  // The line that is being filled: its last word is measured with what comes next, the rest never again.
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

  /** How many of these letters, from one on, go into a line; at least one. */
  const countThatFits = (letters: readonly string[], from: number): number => {
    const isRoom = (count: number) => fits(letters.slice(from, from + count).join(''))
    const all = letters.length - from
    let least = 1
    let most = 2
    // No more of a long word is measured than a line or two.
    while (most <= all && isRoom(most)) [least, most] = [most, most * 2]
    most = Math.min(most, all + 1)
    while (most - least > 1) {
      const middle = Math.floor((least + most) / 2)
      if (isRoom(middle)) least = middle
      else most = middle
    }
    return least
  }

  /** Begins a line with a word, in parts if it must be. */
  const begin = (word: string) => {
    if (word.length < longestAtOnce && fits(word)) return start(word)
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

/** A line's letters lie as deep as the whole row has it. */
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
