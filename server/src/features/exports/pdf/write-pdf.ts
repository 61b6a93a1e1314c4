// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'
import type { Book } from '../book.ts'
import { textsOf } from '../layout/book-texts.ts'
import type { Pictures } from '../layout/pictures.ts'
import { sheetsOf } from '../layout/sheets.ts'
import { sheetSize } from '../layout/sheet.ts'
import { openFontMetrics } from '../layout/font-metrics.ts'
import { drawSheet } from './draw-sheet.ts'

/**
 * Writes the book as a tagged PDF for printing, A4 landscape, streamed: a sheet or two are in memory.
 * @param now creation date
 */
export async function* writePdf(book: Book, pictures: Pictures, now: Date): AsyncGenerator<Buffer> {
  const doc = new PDFDocument({
    size: [sheetSize.width, sheetSize.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: book.title,
      Author: 'Moonpage',
      Subject: book.summary,
      Creator: 'Moonpage',
      Producer: 'Moonpage',
      CreationDate: now,
      ModDate: now,
    },
  })
  const ready = () => doc.read() as Buffer | null
  const type = await openFontMetrics(textsOf(book), doc)
  const documentElement = doc.struct('Document', { title: book.title })
  doc.addStructure(documentElement)
  const images = new Map<string, PDFKit.Mixins.ImageSrc>()
  for await (const sheet of sheetsOf(book, type, pictures)) {
    doc.addPage()
    const section = doc.struct('Sect', { title: sheet.label })
    documentElement.add(section)
    drawSheet({ doc, type, section, images }, sheet)
    section.end()
    if (!sheet.id.includes('-', 'page-'.length)) doc.outline.addItem(sheet.label)
    const piece = ready()
    if (piece) yield piece
  }
  documentElement.end()
  doc.end()
  for (let piece = ready(); piece; piece = ready()) yield piece
}
