/** The boxes of a page that is cut after printing: its edge, and what is printed beyond it. */
type CutPage = { width: number; height: number; bleed: number }

/** Adds a page with its boxes, and moves the origin to the corner where it is cut. */
export function addCutPage(doc: PDFKit.PDFDocument, { width, height, bleed }: CutPage): void {
  const [wide, tall] = [width + 2 * bleed, height + 2 * bleed]
  doc.addPage({ size: [wide, tall], margin: 0 })
  const { data } = doc.page.dictionary as unknown as { data: Record<string, number[]> }
  data['BleedBox'] = [0, 0, wide, tall]
  data['TrimBox'] = [bleed, bleed, bleed + width, bleed + height]
  doc.translate(bleed, bleed)
}

/** Fills the page to its last edge. */
export function fillPage(doc: PDFKit.PDFDocument, { width, height, bleed }: CutPage, color: string): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).fill(color)
  doc.endMarkedContent()
}
