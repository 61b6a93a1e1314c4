import type { Book } from '../book.ts'
import { textsOf } from '../layout/book-texts.ts'
import { coloringSheets } from '../layout/coloring-sheets.ts'
import type { Pictures } from '../layout/pictures.ts'
import { sheetsOf } from '../layout/sheets.ts'
import { landscapeSheet } from '../layout/paper.ts'
import { openFontMetrics } from '../layout/font-metrics.ts'
import { drawSheet } from './draw-sheet.ts'
import { openPdf } from './open-pdf.ts'

/**
 * Writes the book as a tagged PDF for printing, A4 landscape, streamed: a sheet or two are in memory.
 * @param now creation date
 */
export const writePdf = (book: Book, pictures: Pictures, now: Date): AsyncGenerator<Buffer> =>
  writeSheets(sheetsOf, book, pictures, now)

/** Writes the pages' drawings, to be printed and colored in. */
export const writeColoringPages = (book: Book, pictures: Pictures, now: Date): AsyncGenerator<Buffer> =>
  writeSheets(coloringSheets, book, pictures, now)

async function* writeSheets(
  layOut: typeof sheetsOf,
  book: Book,
  pictures: Pictures,
  now: Date,
): AsyncGenerator<Buffer> {
  const doc = openPdf(book, landscapeSheet, now)
  const ready = () => doc.read() as Buffer | null
  const type = await openFontMetrics(textsOf(book), doc)
  const documentElement = doc.struct('Document', { title: book.title })
  doc.addStructure(documentElement)
  const images = new Map<string, PDFKit.Mixins.ImageSrc>()
  for await (const sheet of layOut(book, type, pictures, landscapeSheet)) {
    doc.addPage()
    const section = doc.struct('Sect', { title: sheet.label })
    documentElement.add(section)
    drawSheet({ doc, paper: landscapeSheet, type, section, images }, sheet)
    section.end()
    if (!sheet.id.includes('-', 'page-'.length)) doc.outline.addItem(sheet.label)
    const piece = ready()
    if (piece) yield piece
  }
  documentElement.end()
  doc.end()
  for (let piece = ready(); piece; piece = ready()) yield piece
}
