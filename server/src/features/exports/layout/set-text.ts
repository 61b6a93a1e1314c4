import { directionOf, type Direction } from '@moonpage/contract/text-direction'
import { breakRow, type BrokenLine, type BrokenRow } from './break-lines.ts'
import type { Face } from './faces.ts'
import type { Passage } from './passages.ts'
import type { FontMetrics } from './font-metrics.ts'

/** Text style. Lengths in points, except `leading` and `gap`, which are multiples of the size. */
export type Style = {
  face: Face
  /** Face of the refrain. */
  refrainFace?: Face
  size: number
  /** Distance of baselines. */
  leading: number
  /** Between passages, in addition to the leading. */
  gap: number
  colour: string
  /** Start alignment follows the text's direction. */
  align?: 'centre'
}

export type SetLine = BrokenLine & {
  /** From the left edge of its block. */
  x: number
  /** From the top of its block to the baseline. */
  y: number
  /** Whether a row of the passage starts here. */
  isNewRow: boolean
}

export type SetPassage = { face: Face; lines: SetLine[]; isVerse: boolean; direction: Direction }

export type SetText = {
  passages: SetPassage[]
  height: number
  /** Whether a line of verse was broken, or a word cut. */
  isForced: boolean
}

/** Indent of a broken line of verse, in multiples of the size. */
const verseIndent = 1.4
/** From a line's top to its baseline, in multiples of the size. */
export const ascent = 0.98
/** From the last baseline to the bottom, in multiples of the size. */
export const descent = 0.32

/** Sets passages in a column of `width` points; the height follows. */
export function setText(
  type: FontMetrics,
  passages: readonly Passage[],
  width: number,
  style: Style,
  isVerse = false,
): SetText {
  const { size, leading, gap } = style
  const measure = width / size
  let y = ascent * size
  let isForced = false
  const around = passages.flatMap(({ rows }) => rows).join('\n')
  const set = passages.map(({ rows, isRefrain }, index): SetPassage => {
    if (index > 0) y += gap * size
    const face = isRefrain ? (style.refrainFace ?? style.face) : style.face
    const direction = directionOf(rows.join('\n'), around)
    const lines = rows.flatMap((row) => {
      const broken = isVerse
        ? breakRow(type, face, row, { first: measure, rest: measure - verseIndent, direction })
        : breakProse(type, face, row, { measure, direction })
      isForced ||= broken.isCut || (isVerse && broken.lines.length > 1)
      return broken.lines.map((part, count): SetLine => {
        const indent = isVerse && count > 0 ? verseIndent * size : 0
        const spare = width - part.width * size
        const start = direction === 'rtl' ? spare - indent : indent
        const x = style.align === 'centre' ? spare / 2 : start
        const line = { ...part, x, y, isNewRow: count === 0 }
        y += leading * size
        return line
      })
    })
    return { face, lines, isVerse, direction }
  })
  return { passages: set, height: y - leading * size + descent * size, isForced }
}

const endsAlone = ({ lines }: BrokenRow) => lines.length > 1 && !lines.at(-1)?.text.includes(' ')

/** Shortens lines, without adding one, if the last would be a single word. */
function breakProse(
  type: FontMetrics,
  face: Face,
  row: string,
  { measure, direction }: { measure: number; direction: Direction },
): BrokenRow {
  const broken = breakRow(type, face, row, { first: measure, rest: measure, direction })
  if (broken.isCut || !endsAlone(broken)) return broken
  for (let share = 0.98; share > 0.75; share -= 0.02) {
    const narrower = breakRow(type, face, row, { first: measure * share, rest: measure * share, direction })
    if (narrower.isCut || narrower.lines.length > broken.lines.length) break
    if (!endsAlone(narrower)) return narrower
  }
  return broken
}

/** Balances lines: the narrowest column that keeps their number. */
export function setBalanced(
  type: FontMetrics,
  passages: readonly Passage[],
  width: number,
  style: Style,
  isVerse = false,
): SetText {
  let text = setText(type, passages, width, style, isVerse)
  if (isVerse) return text
  for (let share = 0.98; share > 0.6; share -= 0.02) {
    const narrower = setText(type, passages, width * share, style)
    if (narrower.height > text.height || narrower.isForced) break
    text = style.align === 'centre' ? moved(narrower, (width * (1 - share)) / 2) : narrower
  }
  return text
}

const moved = (text: SetText, right: number): SetText => ({
  ...text,
  passages: text.passages.map((passage) => ({
    ...passage,
    lines: passage.lines.map((line) => ({ ...line, x: line.x + right })),
  })),
})

/** Width of the widest line, in points. */
export const widestLine = (text: SetText, size: number): number =>
  Math.max(0, ...text.passages.flatMap(({ lines }) => lines.map((line) => line.x + line.width * size)))

/** Whether all text is right to left. */
export const isRtl = (text: SetText): boolean => text.passages.every(({ direction }) => direction === 'rtl')
