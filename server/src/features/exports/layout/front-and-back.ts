import type { Book, BookPicture } from '../book.ts'
import { cutEdge } from './cut-edge.ts'
import type { Jpeg } from './pictures.ts'
import { setBalanced, setText, type SetText, type Style } from './set-text.ts'
import { isTall, type Paper } from './paper.ts'
import { ink, quietInk, type Block, type Box, type Sheet, type TextBlock } from './sheet.ts'
import type { FontMetrics } from './font-metrics.ts'

export const passage = (row: string) => [{ rows: [row], isRefrain: false }]

export const titleStyle = (size: number): Style => ({
  face: 'display',
  size,
  leading: 1.14,
  gap: 0,
  colour: ink,
})
export const handStyle: Style = { face: 'hand', size: 17, leading: 1.4, gap: 0, colour: quietInk }
const markStyle: Style = { face: 'display', size: 13, leading: 1.2, gap: 0, colour: ink }

/** The largest title that fits the box without cutting words. */
export function fitTitle(
  type: FontMetrics,
  title: string,
  { width, height, largest }: { width: number; height: number; largest: number },
): { text: SetText; style: Style } {
  const set = (size: number) => ({
    text: setBalanced(type, passage(title), width, titleStyle(size)),
    style: titleStyle(size),
  })
  const lines = ({ text }: { text: SetText }) => text.passages.flatMap((part) => part.lines)
  const isGood = (fitted: { text: SetText }) => fitted.text.height <= height && !fitted.text.isForced
  // Prefer a smaller size to a line that is only 'of'.
  for (let size = largest; size > largest * 0.7; size -= 1) {
    const fitted = set(size)
    if (isGood(fitted) && lines(fitted).every((line) => line.text.length > 3)) return fitted
  }
  for (let size = largest; size > 17; size -= 1) {
    const fitted = set(size)
    if (isGood(fitted)) return fitted
  }
  let size = 17
  while (set(size).text.height > height && size > 8) size -= 1
  return set(size)
}

export const block = (tag: 'h1' | 'p', text: SetText, style: Style, box: Omit<Box, 'height'>): TextBlock => ({
  kind: 'text',
  tag,
  text,
  style,
  box: { ...box, height: text.height },
})

/** The logo with the product's name; x, y is its lower left corner. */
export function imprint(type: FontMetrics, words: string, x: number, y: number): Block[] {
  const size = 20
  const text = setText(type, passage(words), 300, markStyle)
  return [
    { kind: 'ornament', ornament: 'mark', box: { x, y: y - size, width: size, height: size } },
    block('p', text, markStyle, { x: x + size + 7, y: y - size / 2 - text.height / 2 + 0.5, width: 300 }),
  ]
}

type Front = { picture: BookPicture; jpeg: Jpeg } | null

/** Title and first picture, side by side or one below the other as the paper is; a moon if there is no picture. */
export function coverSheet(type: FontMetrics, paper: Paper, book: Book, front: Front): Sheet {
  const { margin } = paper
  const { title, picture } = isTall(paper) ? oneBelow(paper, front) : sideBySide(paper, front)
  const bylineText = setText(type, passage(bylineOf(book)), title.width, handStyle)
  const titleText = fitTitle(type, book.title, title)
  const top = title.top(titleText.text.height)
  return {
    id: 'cover',
    kind: 'cover',
    label: 'Cover',
    number: null,
    blocks: [
      block('h1', titleText.text, titleText.style, { x: margin, y: top, width: title.width }),
      block('p', bylineText, handStyle, {
        x: margin + 1,
        y: top + titleText.text.height + 14,
        width: title.width,
      }),
      front
        ? {
            kind: 'picture',
            picture: front.picture,
            jpeg: front.jpeg.data,
            pixels: front.jpeg,
            box: picture,
            edge: cutEdge(picture, `cover ${front.picture.key}`),
          }
        : { kind: 'ornament', ornament: 'moon', box: picture },
      ...imprint(type, 'Moonpage', margin, paper.height - margin),
    ],
  }
}

export const bylineOf = ({ child }: Book): string =>
  child === null ? 'A bedtime story' : `A story for ${child}`

type CoverLayout = {
  title: { width: number; height: number; largest: number; top: (height: number) => number }
  picture: Box
}

function sideBySide({ width: wide, height, margin }: Paper, front: Front): CoverLayout {
  const size = front ? 488 : 220
  const tall = height - 2 * margin
  const x = wide - margin - size
  return {
    title: {
      width: x - margin - 26,
      height: tall - 130,
      largest: front ? 44 : 60,
      top: (titleHeight) => (front ? margin + 6 : (height - titleHeight) / 2 - 50),
    },
    picture: front
      ? { x, y: margin, width: size, height: tall }
      : { x, y: (height - size) / 2 - 20, width: size, height: size },
  }
}

function oneBelow({ width, height, margin }: Paper, front: Front): CoverLayout {
  const wide = width - 2 * margin
  const side = front ? wide : 170
  const y = height - margin - 34 - side
  return {
    title: {
      width: wide,
      height: y - margin - 60,
      largest: front ? 34 : 40,
      top: () => margin + 4,
    },
    picture: front
      ? { x: margin, y, width: wide, height: side }
      : { x: (width - side) / 2, y: y - 40, width: side, height: side },
  }
}

export function dedicationSheet(type: FontMetrics, paper: Paper, dedication: string): Sheet {
  const width = Math.min(440, paper.width - 2 * paper.margin)
  const style: Style = { ...handStyle, size: 24, leading: 1.45, colour: ink, align: 'centre' }
  const text = setBalanced(type, passage(dedication), width, style)
  return {
    id: 'dedication',
    kind: 'dedication',
    label: 'Dedication',
    number: null,
    blocks: [
      block('p', text, style, {
        x: (paper.width - width) / 2,
        y: (paper.height - text.height) / 2 - 30,
        width,
      }),
    ],
  }
}

export const day = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export function endSheet(type: FontMetrics, paper: Paper, book: Book): Sheet {
  const width = Math.min(440, paper.width - 2 * paper.margin)
  const x = (paper.width - width) / 2
  const middle = paper.height / 2
  const endStyle: Style = { ...titleStyle(30), align: 'centre' }
  const madeStyle: Style = { ...handStyle, size: 13, align: 'centre' }
  const end = setText(type, passage('The end'), width, endStyle)
  const made = setText(
    type,
    passage(`Made with Moonpage, ${day.format(new Date(book.madeAt))}`),
    width,
    madeStyle,
  )
  const moon = 52
  const foot = 20
  return {
    id: 'end',
    kind: 'end',
    label: 'The end',
    number: null,
    blocks: [
      {
        kind: 'ornament',
        ornament: 'moon',
        box: { x: (paper.width - moon) / 2, y: middle - moon - 34, width: moon, height: moon },
      },
      block('p', end, endStyle, { x, y: middle - 20, width }),
      {
        kind: 'ornament',
        ornament: 'mark',
        box: {
          x: (paper.width - foot) / 2,
          y: paper.height - paper.margin - made.height - foot - 8,
          width: foot,
          height: foot,
        },
      },
      block('p', made, madeStyle, { x, y: paper.height - paper.margin - made.height, width }),
    ],
  }
}
