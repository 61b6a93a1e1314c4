import type { Book } from '../book.ts'
import type { FontMetrics } from './font-metrics.ts'
import type { Paper } from './paper.ts'
import type { Pictures } from './pictures.ts'
import { setText, type Style } from './set-text.ts'
import { edgeOf, quietInk, type Sheet } from './sheet.ts'

const style: Style = { face: 'display', size: 13, leading: 1.2, gap: 0, colour: quietInk, align: 'centre' }
const height = 476

/** A sheet for each page that has a drawing: the drawing, and below it the book's title. */
export async function* coloringSheets(
  book: Book,
  type: FontMetrics,
  pictures: Pictures,
  paper: Paper,
): AsyncGenerator<Sheet> {
  const width = (height * 4) / 3
  const x = (paper.width - width) / 2
  const y = 36
  const wide = paper.width - 2 * paper.margin
  const title = setText(type, [{ rows: [book.title], isRefrain: false }], wide, style)
  for (const { number, picture } of book.pages) {
    const jpeg = picture && (await pictures(picture.key))
    if (!picture || !jpeg) continue
    const box = { x, y, width, height }
    yield {
      id: `page-${number}`,
      kind: 'page',
      label: `Page ${number}`,
      number,
      blocks: [
        { kind: 'picture', picture, jpeg: jpeg.data, pixels: jpeg, box, edge: edgeOf(box) },
        {
          kind: 'text',
          tag: 'p',
          box: { x: paper.margin, y: y + height + 10, width: wide, height: title.height },
          text: title,
          style,
        },
      ],
    }
  }
}
