import type { BookPicture } from '../book.ts'
import { cutEdge } from './cut-edge.ts'
import { readingStyle, type PageWords } from './page-words.ts'
import type { Jpeg } from './pictures.ts'
import { partText } from './part-text.ts'
import { isRtl, setBalanced, setText, widestLine, type SetText } from './set-text.ts'
import { margin, sheetSize, type Block, type Box, type PictureBlock } from './sheet.ts'
import type { FontMetrics } from './font-metrics.ts'

const wide = sheetSize.width - 2 * margin
/** The height above the page number. */
const tall = 484
const top = 46
const middle = top + tall / 2

type PageLayout = { kind: 'above' | 'beside'; pictureWidth: number }

/** Leaves most room for text. */
const narrow: PageLayout = { kind: 'beside', pictureWidth: 336 }

/** By falling picture size: the first have little text below, the others more text beside it. */
const layouts: readonly PageLayout[] = [
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

type Fitted = { way: PageLayout; text: SetText }

/** Sets the text in the column of a layout. */
function setIn(type: FontMetrics, words: PageWords, way: PageLayout, size: number): SetText {
  const width = way.kind === 'above' ? way.pictureWidth : wide - way.pictureWidth - gutter.beside
  const set = way.kind === 'above' ? setBalanced : setText
  return set(type, words.passages, width, readingStyle(size), words.isVerse)
}

const roomOf = (way: PageLayout) =>
  way.kind === 'above' ? tall - heightOf(way.pictureWidth) - gutter.above : tall

/** The best layout for text of this size beside its picture; null if none fits. */
export function fitBesidePicture(type: FontMetrics, words: PageWords, size: number): Fitted | null {
  const bestLayout = layouts
    .map((way) => ({ way, text: setIn(type, words, way, size) }))
    .filter(({ way, text }) => text.height <= roomOf(way))
  return bestLayout.find(({ text }) => !text.isForced) ?? null
}

/** Whether the text fits beside its picture at this size, possibly with broken lines of verse. */
export const fitsBesidePictureCut = (type: FontMetrics, words: PageWords, size: number): boolean =>
  setIn(type, words, narrow, size).height <= roomOf(narrow)

/** The blocks of a page with a picture, and the text that did not fit. */
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
  // Center picture and text together, so that short texts leave no gap on the right.
  const width = widestLine(here, size)
  const freeHeight = wide - pictureWidth - gutter.beside - width
  const x = margin + Math.max(0, freeHeight) / 2
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
