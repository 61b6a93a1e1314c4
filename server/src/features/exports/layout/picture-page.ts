import type { BookPicture } from '../book.ts'
import { cutEdge } from './cut-edge.ts'
import { readingStyle, type PageWords } from './page-words.ts'
import type { Jpeg } from './pictures.ts'
import { partText } from './part-text.ts'
import { isRtl, setBalanced, setText, widestLine, type SetText } from './set-text.ts'
import { margin, sheetSize, type Block, type Box, type PictureBlock } from './sheet.ts'
import type { FontMetrics } from './font-metrics.ts'

const wide = sheetSize.width - 2 * margin
/** What the page's number leaves. */
const tall = 484
const top = 46
const middle = top + tall / 2

type Way = { kind: 'above' | 'beside'; pictureWidth: number }

/** Leaves most room for words. */
const narrow: Way = { kind: 'beside', pictureWidth: 336 }

/** From the one with the largest picture on: few words stand below it, more of them beside it. */
const ways: readonly Way[] = [
  { kind: 'above', pictureWidth: 528 },
  { kind: 'above', pictureWidth: 496 },
  { kind: 'above', pictureWidth: 464 },
  { kind: 'beside', pictureWidth: 496 },
  { kind: 'beside', pictureWidth: 464 },
  { kind: 'above', pictureWidth: 432 },
  { kind: 'beside', pictureWidth: 432 },
  { kind: 'above', pictureWidth: 400 },
  { kind: 'beside', pictureWidth: 400 },
  { kind: 'beside', pictureWidth: 368 },
  narrow,
]
const gutter = { above: 20, beside: 34 } as const
const heightOf = (pictureWidth: number) => (pictureWidth * 3) / 4

type Fitted = { way: Way; text: SetText }

/** The words in the column that a way leaves them. */
function setIn(type: FontMetrics, words: PageWords, way: Way, size: number): SetText {
  const width = way.kind === 'above' ? way.pictureWidth : wide - way.pictureWidth - gutter.beside
  const set = way.kind === 'above' ? setBalanced : setText
  return set(type, words.passages, width, readingStyle(size), words.isVerse)
}

const roomOf = (way: Way) => (way.kind === 'above' ? tall - heightOf(way.pictureWidth) - gutter.above : tall)

/** The best way to set words at this size beside their picture; null when there is none. */
export function fitBesidePicture(type: FontMetrics, words: PageWords, size: number): Fitted | null {
  const fitting = ways
    .map((way) => ({ way, text: setIn(type, words, way, size) }))
    .filter(({ way, text }) => text.height <= roomOf(way))
  return fitting.find(({ text }) => !text.isForced) ?? null
}

/** Whether words stand whole beside their picture at this size, be it that lines of verse are broken. */
export const isHeldBesidePicture = (type: FontMetrics, words: PageWords, size: number): boolean =>
  setIn(type, words, narrow, size).height <= roomOf(narrow)

/** The blocks of a page with a picture, and the words that found no room on it. */
export function picturePage(
  type: FontMetrics,
  words: PageWords,
  { picture, jpeg, size }: { picture: BookPicture; jpeg: Jpeg; size: number },
): { blocks: Block[]; rest: SetText | null } {
  const { way, text } = fitBesidePicture(type, words, size) ?? {
    way: narrow,
    text: setIn(type, words, narrow, size),
  }
  const style = readingStyle(size)
  const [here, rest] = partText(text, roomOf(way), style)
  const { pictureWidth } = way
  const pictureHeight = heightOf(pictureWidth)
  const box = (pictureBox: Box): PictureBlock => ({
    kind: 'picture',
    picture,
    jpeg: jpeg.data,
    pixels: jpeg,
    box: pictureBox,
    edge: cutEdge(pictureBox, picture.key),
  })
  const shape = { width: pictureWidth, height: pictureHeight }
  if (way.kind === 'above') {
    const together = pictureHeight + gutter.above + here.height
    const y = top + (tall - together) / 2
    const x = (sheetSize.width - pictureWidth) / 2
    const width = widestLine(here, size)
    const below = {
      x: isRtl(here) ? x + pictureWidth - width : x,
      y: y + pictureHeight + gutter.above,
      width,
      height: here.height,
    }
    return {
      blocks: [box({ x, y, ...shape }), { kind: 'text', tag: 'p', box: below, text: here, style }],
      rest,
    }
  }
  // Picture and words stand in the sheet's middle together, so that few words leave no hole on the right.
  const width = widestLine(here, size)
  const spare = wide - pictureWidth - gutter.beside - width
  const x = margin + Math.max(0, spare) / 2
  const beside = {
    x: x + pictureWidth + gutter.beside,
    y: middle - here.height / 2,
    width,
    height: here.height,
  }
  return {
    blocks: [
      box({ x, y: middle - pictureHeight / 2, ...shape }),
      { kind: 'text', tag: 'p', box: beside, text: here, style },
    ],
    rest,
  }
}
