import type { Book } from '../book.ts'
import { textsOf } from '../layout/book-texts.ts'
import { openFontMetrics, type FontMetrics } from '../layout/font-metrics.ts'
import { bookletPages, type Paper } from '../layout/paper.ts'
import type { Pictures } from '../layout/pictures.ts'
import { sheetsOf } from '../layout/sheets.ts'
import { drawSheet } from './draw-sheet.ts'
import { pagesOnSheets, placeOf } from './impose.ts'
import { openPdf } from './open-pdf.ts'

/**
 * Writes the book as a booklet for a home printer: two pages side by side, in the order in which folded sheets read. To
 * be printed on both sides, flipped on the short edge, and folded. Streamed: of the pictures one or two are in memory.
 * @param now creation date
 */
export const writeBooklet = (size: keyof typeof bookletPages) =>
  async function* (book: Book, pictures: Pictures, now: Date): AsyncGenerator<Buffer> {
    const paper = bookletPages[size]
    const doc = openPdf(book, { width: paper.width * 2, height: paper.height }, now, { bufferPages: true })
    const ready = () => doc.read() as Buffer | null
    const type = await openFontMetrics(textsOf(book), doc)
    const count = pagesOnSheets(await countPages(book, type, paper))
    for (let side = 0; side < count / 2; side += 1) doc.addPage()
    const documentElement = doc.struct('Document', { title: book.title })
    doc.addStructure(documentElement)
    const images = new Map<string, PDFKit.Mixins.ImageSrc>()
    let page = 0
    for await (const sheet of sheetsOf(book, type, pictures, paper)) {
      page = pageFor(sheet.kind, page, count)
      const { side, half } = placeOf(page, count)
      doc.switchToPage(side)
      const section = doc.struct('Sect', { title: sheet.label })
      documentElement.add(section)
      doc.save().translate(half === 'right' ? paper.width : 0, 0)
      drawSheet({ doc, paper, type, section, images }, sheet)
      doc.restore()
      section.end()
      const piece = ready()
      if (piece) yield piece
    }
    documentElement.end()
    doc.end()
    for (let piece = ready(); piece; piece = ready()) yield piece
  }

/** The page after `last`; the story begins on a right one, and the end is the back cover. */
function pageFor(kind: 'cover' | 'dedication' | 'page' | 'end', last: number, count: number): number {
  if (kind === 'end') return count
  return kind === 'page' ? Math.max(3, last + 1) : last + 1
}

/** How many pages the book needs; a picture takes the same room whatever is in it. */
async function countPages(book: Book, type: FontMetrics, paper: Paper): Promise<number> {
  const blank = { data: Buffer.alloc(0), width: 4, height: 3 }
  let page = 0
  for await (const { kind } of sheetsOf(book, type, () => Promise.resolve(blank), paper))
    page = pageFor(kind, page, page + 1)
  return page
}
