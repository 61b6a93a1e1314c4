import type { Readable } from 'node:stream'
import { zip, type ZipFile } from '../../../lib/zip.ts'
import type { Book, BookPicture } from '../book.ts'
import { fileTitle } from '../file-name.ts'
import { textsOf } from '../layout/book-texts.ts'
import { cutEdge } from '../layout/cut-edge.ts'
import { openFontMetrics } from '../layout/font-metrics.ts'
import { mm, squarePage as paper } from '../layout/paper.ts'
import type { Jpeg, Pictures } from '../layout/pictures.ts'
import { frontPicture } from '../layout/sheets.ts'
import { edgeOf, type PictureBlock, type Sheet } from '../layout/sheet.ts'
import { drawSheet } from '../pdf/draw-sheet.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import { addCutPage, fillPage } from '../pdf/print-page.ts'
import { backSheet, cream, frontSheet, spineSheet } from './cover-sheets.ts'
import { moonPage, planPrint, type PlannedPage } from './plan-print.ts'
import { bindingOf, bleed, storedPicture } from './print-measures.ts'
import { printNotes } from './print-notes.ts'

/**
 * Writes a book for a print shop: a ZIP of the inside and the cover as PDFs with bleed, and notes on their sizes. Streamed: of the
 * pictures one is in memory.
 * @param now creation date
 */
export const writePrintFile = (book: Book, pictures: Pictures, now: Date): Readable =>
  zip(filesOf(book, pictures, now), { modified: now })

const printTexts = (book: Book) => {
  const { reading, ...others } = textsOf(book)
  return { ...others, reading: `${reading}\n${book.summary}` }
}

async function* filesOf(book: Book, pictures: Pictures, now: Date): AsyncGenerator<ZipFile> {
  const name = fileTitle(book.title)
  const { length: pages } = planPrint(book, await openFontMetrics(printTexts(book)))
  const notes = printNotes({ title: book.title, name, pages, isRepainted: book.isRepainted ?? false, now })
  // First, so that whoever waits sees that something comes.
  yield { name: 'README.txt', data: Buffer.from(notes), compress: true }
  yield { name: `${name}-inside.pdf`, data: writeInside(book, pictures, now), compress: true }
  yield { name: `${name}-cover.pdf`, data: writeCover(book, pages, pictures, now), compress: true }
}

const page = { width: paper.width, height: paper.height, bleed }

/** The inside, a page at a time. */
export async function* writeInside(book: Book, pictures: Pictures, now: Date): AsyncGenerator<Buffer> {
  const doc = openPdf(book, paper, now)
  const ready = () => doc.read() as Buffer | null
  const type = await openFontMetrics(printTexts(book), doc)
  const documentElement = doc.struct('Document', { title: book.title })
  doc.addStructure(documentElement)
  const images = new Map<string, PDFKit.Mixins.ImageSrc>()
  for (const planned of planPrint(book, type)) {
    const sheet = await sheetOf(planned, book, pictures)
    addCutPage(doc, page)
    const section = doc.struct('Sect', { title: sheet.label })
    documentElement.add(section)
    drawSheet({ doc, paper, type, section, images }, sheet)
    section.end()
    images.clear()
    const piece = ready()
    if (piece) yield piece
  }
  documentElement.end()
  doc.end()
  for (let piece = ready(); piece; piece = ready()) yield piece
}

async function sheetOf(planned: PlannedPage, book: Book, pictures: Pictures): Promise<Sheet> {
  if ('sheet' in planned) return planned.sheet
  const { picture, label } = planned
  const jpeg = await pictures(picture.key)
  if (!jpeg) return sheetOf(moonPage(), book, pictures)
  const block = book.isRepainted ? toTheEdges(picture, jpeg) : withinMargins(picture, jpeg)
  return { id: picture.key, kind: 'page', label, number: null, blocks: [block] }
}

function toTheEdges(picture: BookPicture, jpeg: Jpeg): PictureBlock {
  const [width, height] = [paper.width + 2 * bleed, paper.height + 2 * bleed]
  const box = { x: -bleed, y: -bleed, width, height }
  return { kind: 'picture', picture, jpeg: jpeg.data, pixels: jpeg, box, edge: edgeOf(box) }
}

function withinMargins(picture: BookPicture, jpeg: Jpeg): PictureBlock {
  const { width, height } = storedPicture
  const box = { x: (paper.width - width) / 2, y: (paper.height - height) / 2 - 3 * mm, width, height }
  return { kind: 'picture', picture, jpeg: jpeg.data, pixels: jpeg, box, edge: cutEdge(box, picture.key) }
}

/** Back, spine and front in one spread. @param pages of the inside, which give the width of the spine */
export async function* writeCover(
  book: Book,
  pages: number,
  pictures: Pictures,
  now: Date,
): AsyncGenerator<Buffer> {
  const { spine, hasSpineWords } = bindingOf(pages)
  const spineWidth = spine * mm
  const spread = { width: 2 * paper.width + spineWidth, height: paper.height, bleed }
  const doc = openPdf(book, spread, now)
  const type = await openFontMetrics(printTexts(book), doc)
  const documentElement = doc.struct('Document', { title: book.title })
  doc.addStructure(documentElement)
  const draw = (sheet: Sheet) => {
    const section = doc.struct('Sect', { title: sheet.label })
    documentElement.add(section)
    drawSheet({ doc, paper, type, section, images: new Map() }, sheet)
    section.end()
  }
  addCutPage(doc, spread)
  fillPage(doc, spread, cream)
  draw(backSheet(type, book))
  if (hasSpineWords) {
    doc
      .save()
      .translate(paper.width + spineWidth, 0)
      .rotate(90)
    draw(spineSheet(type, book, spineWidth))
    doc.restore()
  }
  doc.save().translate(paper.width + spineWidth, 0)
  draw(frontSheet(type, book, await frontPicture(book, pictures)))
  doc.restore()
  documentElement.end()
  doc.end()
  for (let piece = doc.read() as Buffer | null; piece; piece = doc.read() as Buffer | null) yield piece
}
