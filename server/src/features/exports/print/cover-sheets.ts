import type { Book, BookPicture } from '../book.ts'
import { cutEdge } from '../layout/cut-edge.ts'
import {
  block,
  bylineOf,
  fitTitle,
  handStyle,
  imprint,
  passage,
  titleStyle,
} from '../layout/front-and-back.ts'
import type { FontMetrics } from '../layout/font-metrics.ts'
import { readingStyle } from '../layout/page-words.ts'
import { passagesOf } from '../layout/passages.ts'
import { mm, squarePage as paper } from '../layout/paper.ts'
import type { Jpeg } from '../layout/pictures.ts'
import { setBalanced, setText, type Style } from '../layout/set-text.ts'
import type { Block, Sheet } from '../layout/sheet.ts'
import { coverPicture } from './print-measures.ts'

/** Color of the cover's paper. */
export const cream = '#f4ecd9'

const margin = 15 * mm
const wide = paper.width - 2 * margin

const cover = (label: string, blocks: Block[]): Sheet => ({
  id: 'cover',
  kind: 'cover',
  label,
  number: null,
  blocks,
})

/** Title above, and the picture over the right and the lower edge; a moon if there is no picture. */
export function frontSheet(
  type: FontMetrics,
  book: Book,
  front: { picture: BookPicture; jpeg: Jpeg } | null,
): Sheet {
  const by = setText(type, passage(bylineOf(book)), wide, handStyle)
  const height = coverPicture.y - margin - by.height - 6 * mm
  const { text, style } = fitTitle(type, book.title, { width: wide, height, largest: 44 })
  const moon = 60 * mm
  // Beyond the bleed, so that its outline shows at the left and the top only.
  const box = { ...coverPicture, width: coverPicture.width + 8, height: coverPicture.height + 8 }
  return cover('Front cover', [
    block('h1', text, style, { x: margin, y: margin, width: wide }),
    block('p', by, handStyle, { x: margin + 1, y: margin + text.height + 2 * mm, width: wide }),
    front
      ? {
          kind: 'picture',
          picture: front.picture,
          jpeg: front.jpeg.data,
          pixels: front.jpeg,
          box,
          edge: cutEdge(box, `cover ${front.picture.key}`),
        }
      : {
          kind: 'ornament',
          ornament: 'moon',
          box: { x: (paper.width - moon) / 2, y: 100 * mm, width: moon, height: moon },
        },
  ])
}

/** What the book is about, and who made it. */
export function backSheet(type: FontMetrics, book: Book): Sheet {
  const width = 130 * mm
  const style: Style = { ...readingStyle(15), align: 'centre' }
  const passages = passagesOf(book.summary, false, new Set())
  const text = setBalanced(type, passages, width, style)
  const moon = 40
  const y = (paper.height - text.height) / 2
  return cover('Back cover', [
    {
      kind: 'ornament',
      ornament: 'moon',
      box: { x: (paper.width - moon) / 2, y: y - moon - 8 * mm, width: moon, height: moon },
    },
    ...(passages.length > 0 ? [block('p', text, style, { x: (paper.width - width) / 2, y, width })] : []),
    ...imprint(type, 'Moonpage', margin, paper.height - margin),
  ])
}

/**
 * The title along the spine, read from top to bottom: to be turned clockwise.
 * @param spine its width in points
 */
export function spineSheet(type: FontMetrics, book: Book, spine: number): Sheet {
  const length = paper.height - 2 * margin
  const style = { ...titleStyle(Math.min(14, spine * 0.55)), leading: 1, align: 'centre' } as const
  const text = setText(type, passage(book.title), length, style)
  const isOneLine = text.passages.every(({ lines }) => lines.length === 1)
  return cover(
    'Spine',
    isOneLine
      ? [block('p', text, style, { x: margin, y: (spine - text.height * 1.06) / 2, width: length })]
      : [],
  )
}
