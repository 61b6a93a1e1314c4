import type { BookPicture } from '../book.ts'
import { cutEdge } from './cut-edge.ts'
import { readingStyle, type PageWords } from './page-words.ts'
import type { Jpeg } from './pictures.ts'
import { partText } from './part-text.ts'
import { isRtl, setBalanced, setText, widestLine, type SetText } from './set-text.ts'
import { isTall, type PageLayout, type Paper } from './paper.ts'
import type { Block, Box, PictureBlock } from './sheet.ts'
import type { FontMetrics } from './font-metrics.ts'

const gutter = { above: 20, beside: 34 } as const
/** The width of text below a picture: no narrower than a line can be read in. */
const columnBelow = (paper: Paper, { pictureWidth }: PageLayout) =>
  isTall(paper) ? wideOn(paper) : pictureWidth
const wideOn = ({ width, margin }: Paper) => width - 2 * margin
/** Leaves most room for text. */
const narrowest = ({ layouts }: Paper): PageLayout => layouts.at(-1) ?? layouts[0]
const heightOf = (pictureWidth: number) => (pictureWidth * 3) / 4

type Fitted = { way: PageLayout; text: SetText }

/** Sets the text in the column of a layout. */
function setIn(type: FontMetrics, paper: Paper, words: PageWords, way: PageLayout, size: number): SetText {
  const width =
    way.kind === 'above' ? columnBelow(paper, way) : wideOn(paper) - way.pictureWidth - gutter.beside
  const set = way.kind === 'above' ? setBalanced : setText
  return set(type, words.passages, width, readingStyle(size), words.isVerse)
}

const roomOf = ({ tall }: Paper, way: PageLayout) =>
  way.kind === 'above' ? tall - heightOf(way.pictureWidth) - gutter.above : tall

/** The best layout for text of this size beside its picture; null if none fits. */
export function fitBesidePicture(
  type: FontMetrics,
  paper: Paper,
  words: PageWords,
  size: number,
): Fitted | null {
  const bestLayout = paper.layouts
    .map((way) => ({ way, text: setIn(type, paper, words, way, size) }))
    .filter(({ way, text }) => text.height <= roomOf(paper, way))
  return bestLayout.find(({ text }) => !text.isForced) ?? null
}

/** Whether the text fits beside its picture at this size, possibly with broken lines of verse. */
export const fitsBesidePictureCut = (
  type: FontMetrics,
  paper: Paper,
  words: PageWords,
  size: number,
): boolean => setIn(type, paper, words, narrowest(paper), size).height <= roomOf(paper, narrowest(paper))

/** The blocks of a page with a picture, and the text that did not fit. */
export function picturePage(
  type: FontMetrics,
  paper: Paper,
  words: PageWords,
  { picture, jpeg, size }: { picture: BookPicture; jpeg: Jpeg; size: number },
): { blocks: Block[]; rest: SetText | null } {
  const { way, text } = fitBesidePicture(type, paper, words, size) ?? {
    way: narrowest(paper),
    text: setIn(type, paper, words, narrowest(paper), size),
  }
  const style = readingStyle(size)
  const [here, rest] = partText(text, roomOf(paper, way), style)
  const { pictureWidth } = way
  const { top, tall } = paper
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
    const x = (paper.width - pictureWidth) / 2
    const width = widestLine(here, size)
    // Under the picture's edge; text that is wider than the picture is centered with it.
    const left = Math.min(x, (paper.width - width) / 2)
    const right = paper.width - left
    const below = {
      x: isRtl(here) ? right - width : left,
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
  const freeWidth = wideOn(paper) - pictureWidth - gutter.beside - width
  const middle = top + tall / 2
  const x = paper.margin + Math.max(0, freeWidth) / 2
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
