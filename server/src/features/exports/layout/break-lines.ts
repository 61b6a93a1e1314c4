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

  /** Begins a line with a word, in parts if it must be. */
  const begin = (word: string) => {
    line = word
    while (!fits(line)) {
      const letters = Array.from(line)
      let count = letters.length - 1
      while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1
      if (count < 1) return
      const hyphen = letters.lastIndexOf('-', count - 1)
      if (hyphen > 1) count = hyphen + 1
      lines.push({ text: letters.slice(0, count).join(''), hasSpaceAfter: false })
      line = letters.slice(count).join('')
      isCut = true
    }
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
