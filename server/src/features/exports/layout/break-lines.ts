import type { Face } from './faces.ts'
import type { TypeCase } from './type-case.ts'

export type BrokenLine = {
  text: string
  /** Whether a space parts it from the next line, and not a dash, or nothing. */
  hasSpaceAfter: boolean
}

export type BrokenRow = {
  lines: BrokenLine[]
  /** Whether a word had to be cut, because it is wider than the column. */
  isCut: boolean
}

/** Words, and where dashes let a line end, each with the space before it. */
const pieces = /([ \n]*)((?:[^ \n]*?[^ \n—–][—–]+(?=\p{L}{2}))|[^ \n]+)/gu

/**
 * Breaks a row into lines that are at most `first` wide, those after the first at most `rest`; widths per point of
 * size.
 */
export function breakRow(
  type: TypeCase,
  face: Face,
  row: string,
  { first, rest }: { first: number; rest: number },
): BrokenRow {
  const lines: BrokenLine[] = []
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
    const letters = Array.from(word)
    let from = 0
    for (;;) {
      let count = countThatFits(letters, from)
      if (from + count >= letters.length) break
      const hyphen = letters.lastIndexOf('-', from + count - 1) - from
      if (hyphen > 1) count = hyphen + 1
      lines.push({ text: letters.slice(from, from + count).join(''), hasSpaceAfter: false })
      from += count
      isCut = true
    }
    line = letters.slice(from).join('')
  }

  for (const [, space, word = ''] of row.matchAll(pieces)) {
    const hasSpace = space !== ''
    const longer = `${line}${hasSpace ? ' ' : ''}${word}`
    if (line === '') begin(word)
    else if (fits(longer)) line = longer
    else {
      lines.push({ text: line, hasSpaceAfter: hasSpace })
      begin(word)
    }
  }
  if (line !== '') lines.push({ text: line, hasSpaceAfter: true })
  return { lines, isCut }
}
