import type { Glyph, ScriptFont } from '../layout/script-font.ts'

/** Parts of pdfkit that its types lack: embedded fonts and raw page content. */
type Inside = {
  _font: {
    id: string
    /** The Unicode text of each glyph, for copying. */
    unicode: (number[] | undefined)[]
    encode(text: string): [glyphs: string[], positions: unknown[]]
    ref(): unknown
  }
  page: { fonts: Record<string, unknown>; height: number }
  addContent(operators: string): unknown
}

type Placed = Glyph & { code: string; x: number }

const number = (value: number) => String(Math.round(value * 1000) / 1000)
const codesOf = (letters: string) => Array.from(letters, (sign) => sign.codePointAt(0)).join()

/**
 * Draws shaped glyphs at their positions. Where glyphs do not map to their letters, adds the letters as ActualText.
 * @param place start of the baseline, in points from the page's upper left corner
 */
export function drawGlyphs(
  doc: PDFKit.PDFDocument,
  font: ScriptFont,
  text: string,
  place: { x: number; y: number; size: number },
): void {
  const inside = doc as unknown as Inside
  const { _font: embedded, page } = inside
  const [codes] = embedded.encode(text)
  const scale = place.size / font.unitsPerEm
  let x = place.x
  const glyphs = font.shape(text).map((glyph, index): Placed => {
    const placed = { ...glyph, code: codes[index] ?? '', x }
    x += glyph.xAdvance * scale
    return placed
  })
  const draw = (glyph: Placed) => {
    const left = number(glyph.x + glyph.xOffset * scale)
    inside.addContent(`1 0 0 1 ${left} ${number(page.height - place.y + glyph.yOffset * scale)} Tm`)
    inside.addContent(`<${glyph.code}> Tj`)
  }
  const says = ({ code }: Placed) => embedded.unicode[Number.parseInt(code, 16)]?.join()

  page.fonts[embedded.id] ??= embedded.ref()
  doc.save()
  doc.transform(1, 0, 0, -1, 0, page.height)
  inside.addContent('BT')
  inside.addContent(`/${embedded.id} ${number(place.size)} Tf`)
  for (const cluster of clustersOf(glyphs)) {
    const letters = cluster[0]?.letters ?? ''
    if (cluster.length === 1 && cluster[0] && says(cluster[0]) === codesOf(letters)) draw(cluster[0])
    else {
      doc.markContent('Span', { actual: letters })
      const { unseen, seen } = fromEdgeToEdge(cluster)
      inside.addContent('3 Tr')
      unseen.forEach(draw)
      inside.addContent('0 Tr')
      seen.forEach(draw)
      doc.endMarkedContent()
    }
  }
  inside.addContent('ET')
  doc.restore()
}

/** Groups glyphs that show the same letters. */
function clustersOf(glyphs: readonly Placed[]): Placed[][] {
  const clusters: Placed[][] = []
  for (const glyph of glyphs) {
    if (glyph.letters === '') clusters.at(-1)?.push(glyph)
    else clusters.push([glyph])
  }
  return clusters
}

/**
 * Programs that copy text use the first and last glyph as edges, and see a gap if those are marks. A letter with marks
 * is therefore drawn after its marks, and once before them without ink.
 */
function fromEdgeToEdge(cluster: readonly Placed[]): { unseen: Placed[]; seen: Placed[] } {
  const marks = cluster.filter(({ xAdvance }) => xAdvance === 0)
  const [first, ...others] = cluster.filter(({ xAdvance }) => xAdvance !== 0)
  if (!first || marks.length === 0) return { unseen: [], seen: [...cluster] }
  return others.length > 0
    ? { unseen: [], seen: [first, ...marks, ...others] }
    : { unseen: [first], seen: [...marks, first] }
}
