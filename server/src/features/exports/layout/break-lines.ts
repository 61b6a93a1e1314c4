import type { Direction } from '@moonpage/contract/text-direction'
import { levelsOf } from './bidi.ts'
import type { Face } from './faces.ts'
import { piecesOf } from './line-pieces.ts'
import type { TypeCase } from './type-case.ts'

export type BrokenLine = {
  text: string
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

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks a row into lines that are at most `first` wide, those after the first at most `rest`; widths per point of
 * size.
 */
export function breakRow(
  type: TypeCase,
  face: Face,
  row: string,
  { first, rest, direction = 'ltr' }: { first: number; rest: number; direction?: Direction },
): BrokenRow {
  const lines: Omit<BrokenLine, 'levels'>[] = []
  let line = ''
  let isCut = false
  const room = () => (lines.length === 0 ? first : rest)
  const fits = (text: string) => type.width(text, face) <= room()

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
    const parts = Array.from(graphemes.segment(word), ({ segment }) => segment)
    let from = 0
    for (;;) {
      let count = countThatFits(parts, from)
      if (from + count >= parts.length) break
      const hyphen = parts.lastIndexOf('-', from + count - 1) - from
      if (hyphen > 1) count = hyphen + 1
      lines.push({ text: parts.slice(from, from + count).join(''), hasSpaceAfter: false })
      from += count
      isCut = true
    }
    line = parts.slice(from).join('')
  }

  for (const { hasSpace, text: word } of piecesOf(row.normalize('NFC'))) {
    const longer = `${line}${hasSpace ? ' ' : ''}${word}`
    if (line === '') begin(word)
    else if (fits(longer)) line = longer
    else {
      lines.push({ text: line, hasSpaceAfter: hasSpace })
      begin(word)
    }
  }
  if (line !== '') lines.push({ text: line, hasSpaceAfter: true })
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
