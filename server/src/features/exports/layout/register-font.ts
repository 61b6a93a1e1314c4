import type { Glyph, ScriptFont } from './script-font.ts'

type Advance = { advanceWidth: number }

/** Parts of fontkit that pdfkit exposes and its types lack. */
export type FontInside = {
  hasGlyphForCodePoint(codePoint: number): boolean
  getGlyph(id: number): Advance
  layout(text: string): unknown
}
export const insideOf = (document: PDFKit.PDFDocument): FontInside =>
  (document as unknown as { _font: { font: FontInside } })._font.font

/** Registers a font with a document, shaped by HarfBuzz instead of fontkit. */
export function registerFont(document: PDFKit.PDFDocument, font: ScriptFont): void {
  document.registerFont(font.name, font.data)
  document.font(font.name)
  const inside = insideOf(document)
  inside.layout = (text) => glyphRun(font.shape(text), (id) => inside.getGlyph(id).advanceWidth)
}

/** In fontkit's format. */
const glyphRun = (glyphs: readonly Glyph[], widthOf: (id: number) => number) => ({
  glyphs: glyphs.map(({ id, letters, xAdvance }) => ({
    id,
    // Marks get zero advance: a gap would split words when text is copied.
    advanceWidth: xAdvance === 0 ? 0 : widthOf(id),
    codePoints: Array.from(letters, (sign) => sign.codePointAt(0)),
  })),
  positions: glyphs.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, xOffset, yOffset })),
  advanceWidth: glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
})
