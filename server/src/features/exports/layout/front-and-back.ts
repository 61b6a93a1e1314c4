import type { Book, BookPicture } from '../book.ts'
import { cutEdge } from './cut-edge.ts'
import type { Jpeg } from './pictures.ts'
import { setBalanced, setText, type SetText, type Style } from './set-text.ts'
import {
  ink,
  margin,
  quietInk,
  sheetSize,
  type Block,
  type Box,
  type Sheet,
  type TextBlock,
} from './sheet.ts'
import type { FontMetrics } from './font-metrics.ts'

const tall = sheetSize.height - 2 * margin
const passage = (row: string) => [{ rows: [row], isRefrain: false }]

const titleStyle = (size: number): Style => ({
  face: 'display',
  size,
  leading: 1.14,
  gap: 0,
  colour: ink,
})
const handStyle: Style = { face: 'hand', size: 17, leading: 1.4, gap: 0, colour: quietInk }
const markStyle: Style = { face: 'display', size: 13, leading: 1.2, gap: 0, colour: ink }

/** The largest title that fits the box without cutting words. */
function fitTitle(
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

const block = (tag: 'h1' | 'p', text: SetText, style: Style, box: Omit<Box, 'height'>): TextBlock => ({
  kind: 'text',
  tag,
  text,
  style,
  box: { ...box, height: text.height },
})

/** The logo with the product's name; x, y is its lower left corner. */
function imprint(type: FontMetrics, words: string, x: number, y: number): Block[] {
  const size = 20
  const text = setText(type, passage(words), 300, markStyle)
  return [
    { kind: 'ornament', ornament: 'mark', box: { x, y: y - size, width: size, height: size } },
    block('p', text, markStyle, { x: x + size + 7, y: y - size / 2 - text.height / 2 + 0.5, width: 300 }),
  ]
}

/** Title on the left and the first picture on the right, or a moon if there is no picture. */
export function coverSheet(
  type: FontMetrics,
  book: Book,
  front: { picture: BookPicture; jpeg: Jpeg } | null,
): Sheet {
  const pictureSize = front ? 488 : 220
  const left = sheetSize.width - margin - pictureSize
  const width = left - margin - 26
  const by = book.child === null ? 'A bedtime story' : `A story for ${book.child}`
  const byline = setText(type, passage(by), width, handStyle)
  const title = fitTitle(type, book.title, { width, height: tall - 130, largest: front ? 44 : 60 })
  const top = front ? margin + 6 : (sheetSize.height - title.text.height) / 2 - 50
  const bylineTop = top + title.text.height + 14
  const picture: Box = front
    ? { x: left, y: margin, width: pictureSize, height: tall }
    : { x: left, y: (sheetSize.height - pictureSize) / 2 - 20, width: pictureSize, height: pictureSize }
  return {
    id: 'cover',
    kind: 'cover',
    label: 'Cover',
    number: null,
    blocks: [
      block('h1', title.text, title.style, { x: margin, y: top, width }),
      block('p', byline, handStyle, { x: margin + 1, y: bylineTop, width }),
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
      ...imprint(type, 'Moonpage', margin, sheetSize.height - margin),
    ],
  }
}

export function dedicationSheet(type: FontMetrics, dedication: string): Sheet {
  const width = 440
  const style: Style = { ...handStyle, size: 24, leading: 1.45, colour: ink, align: 'centre' }
  const text = setBalanced(type, passage(dedication), width, style)
  return {
    id: 'dedication',
    kind: 'dedication',
    label: 'Dedication',
    number: null,
    blocks: [
      block('p', text, style, {
        x: (sheetSize.width - width) / 2,
        y: (sheetSize.height - text.height) / 2 - 30,
        width,
      }),
    ],
  }
}

const day = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export function endSheet(type: FontMetrics, book: Book): Sheet {
  const width = 440
  const x = (sheetSize.width - width) / 2
  const middle = sheetSize.height / 2
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
        box: { x: (sheetSize.width - moon) / 2, y: middle - moon - 34, width: moon, height: moon },
      },
      block('p', end, endStyle, { x, y: middle - 20, width }),
      {
        kind: 'ornament',
        ornament: 'mark',
        box: {
          x: (sheetSize.width - foot) / 2,
          y: sheetSize.height - margin - made.height - foot - 8,
          width: foot,
          height: foot,
        },
      },
      block('p', made, madeStyle, { x, y: sheetSize.height - margin - made.height, width }),
    ],
  }
}
