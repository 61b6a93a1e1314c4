import { openFontMetrics } from '../layout/font-metrics.ts'
import type { Jpeg, Pictures } from '../layout/pictures.ts'
import { drawSheet } from '../pdf/draw-sheet.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import { addCutPage, fillPage } from '../pdf/print-page.ts'
import { cream } from '../print/cover-sheets.ts'
import { bleed } from '../print/print-measures.ts'
import { posterPaper, type Poster } from './poster.ts'
import { posterSheet, posterTexts } from './poster-sheet.ts'

/**
 * Writes a poster as a PDF with bleed. Its pictures, a few megabytes of JPEG, are in memory together; they are painted one after
 * the other.
 * @param now creation date
 */
export async function* writePoster(poster: Poster, pictures: Pictures, now: Date): AsyncGenerator<Buffer> {
  const paper = posterPaper[poster.size]
  const page = { ...paper, bleed }
  const doc = openPdf({ title: poster.world, summary: poster.subtitle }, paper, now)
  const type = await openFontMetrics(posterTexts(poster), doc)
  addCutPage(doc, page)
  fillPage(doc, page, cream)
  // Something to read before the first picture is painted, for whoever waits.
  for (let piece = doc.read() as Buffer | null; piece; piece = doc.read() as Buffer | null) yield piece
  const jpegs = new Map<string, Jpeg>()
  for (const { key } of [poster.picture, ...poster.tiles.flatMap((tile) => tile.picture ?? [])]) {
    const jpeg = await pictures(key)
    if (jpeg) jpegs.set(key, jpeg)
  }
  const documentElement = doc.struct('Document', { title: poster.world })
  doc.addStructure(documentElement)
  const section = doc.struct('Sect', { title: poster.world })
  documentElement.add(section)
  drawSheet({ doc, paper, type, section, images: new Map() }, posterSheet(type, poster, jpegs))
  section.end()
  documentElement.end()
  doc.end()
  for (let piece = doc.read() as Buffer | null; piece; piece = doc.read() as Buffer | null) yield piece
}
