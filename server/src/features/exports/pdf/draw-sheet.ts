import { ornaments } from '../layout/ornaments.ts'
import {
  quietInk,
  type Block,
  type OrnamentBlock,
  type PictureBlock,
  type Sheet,
  type TextBlock,
} from '../layout/sheet.ts'
import type { Paper } from '../layout/paper.ts'
import type { SetLine } from '../layout/set-text.ts'
import { drawGlyphs } from './draw-glyphs.ts'
import type { Face } from '../layout/faces.ts'
import { keyOf, type FontMetrics } from '../layout/font-metrics.ts'

/** pdfkit's documented image reuse, which its types lack. */
type WithImages = { openImage(data: Buffer): PDFKit.Mixins.ImageSrc }

type SheetContext = {
  doc: PDFKit.PDFDocument
  paper: Pick<Paper, 'width' | 'height'>
  type: FontMetrics
  /** Parent of the sheet in the structure tree. */
  section: PDFKit.PDFStructureElement
  /** Pictures embedded so far, by key. */
  images: Map<string, PDFKit.Mixins.ImageSrc>
}

export function drawSheet(context: SheetContext, sheet: Sheet): void {
  for (const block of sheet.blocks) drawBlock(context, block)
  if (sheet.number !== null) drawNumber(context, sheet.number)
}

function drawBlock(desk: SheetContext, block: Block): void {
  if (block.kind === 'text') drawText(desk, block)
  else if (block.kind === 'picture') drawPicture(desk, block)
  else drawOrnament(desk, block)
}

/** Each passage is one structure element, so that its lines belong together. */
function drawText({ doc, type, section }: SheetContext, { tag, box, text, style }: TextBlock): void {
  for (const { face, lines, direction } of text.passages) {
    const draw = () => {
      lines.forEach((line, index) => {
        // Screen readers need the space between lines.
        const space = line.hasSpaceAfter && index < lines.length - 1 ? ' ' : ''
        const before = direction === 'rtl' ? type.width(space, face) * style.size : 0
        drawLine(doc, type, face, { ...line, text: line.text + space, x: line.x - before }, box, style)
      })
    }
    section.add(doc.struct(tag === 'h1' ? 'H1' : 'P', {}, draw))
  }
}

function drawLine(
  doc: PDFKit.PDFDocument,
  type: FontMetrics,
  face: Face,
  line: Pick<SetLine, 'text' | 'levels' | 'x' | 'y'>,
  box: { x: number; y: number },
  { size, colour }: { size: number; colour: string },
): void {
  let x = box.x + line.x
  for (const run of type.runs(line.text, face, line.levels)) {
    doc.font(keyOf(run.font)).fontSize(size).fillColor(colour)
    const y = box.y + line.y
    if ('shape' in run.font) drawGlyphs(doc, run.font, run.text, { x, y, size })
    else doc.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' })
    x += doc.widthOfString(run.text)
  }
}

function drawPicture({ doc, section, images }: SheetContext, block: PictureBlock): void {
  const { picture, box, edge, jpeg, pixels } = block
  const image = images.get(picture.key) ?? (doc as unknown as WithImages).openImage(jpeg)
  images.set(picture.key, image)
  const scale = Math.max(box.width / pixels.width, box.height / pixels.height)
  const size = { width: pixels.width * scale, height: pixels.height * scale }
  const draw = () => {
    doc.save()
    doc.polygon(...edge.map(([x, y]) => [x, y])).clip()
    doc.image(image, box.x + (box.width - size.width) / 2, box.y + (box.height - size.height) / 2, size)
    doc.restore()
  }
  const bbox: PDFKit.Mixins.BoundingBox = [box.x, box.y, box.x + box.width, box.y + box.height]
  // @ts-expect-error -- the types do not know what pdfkit writes as the figure's place since 0.18
  section.add(doc.struct('Figure', { alt: picture.alt, bbox }, draw))
}

function drawOrnament({ doc }: SheetContext, { ornament, box }: OrnamentBlock): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .save()
    .translate(box.x, box.y)
    .scale(box.width / 48)
  for (const { path, fill } of ornaments[ornament]) doc.path(path).fill(fill)
  doc.restore()
  doc.endMarkedContent()
}

function drawNumber({ doc, type, paper }: SheetContext, number: number): void {
  const text = String(number)
  const size = 11
  const x = (paper.width - type.width(text, 'reading') * size) / 2
  doc.markContent('Artifact', { type: 'Pagination' })
  drawLine(
    doc,
    type,
    'reading',
    { text, levels: null, x: 0, y: 0 },
    { x, y: paper.height - 28 },
    { size, colour: quietInk },
  )
  doc.endMarkedContent()
}
