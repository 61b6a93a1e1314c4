import type { Glyph, ScriptFont } from './script-font.ts'

type Advance = { advanceWidth: number }

/** What pdfkit hands on of fontkit, and its types do not tell. */
export type FontInside = {
  hasGlyphForCodePoint(codePoint: number): boolean
  getGlyph(id: number): Advance
  layout(text: string): unknown
}
export const insideOf = (document: PDFKit.PDFDocument): FontInside =>
  (document as unknown as { _font: { font: FontInside } })._font.font

/** Makes a font known to a document under its name, shaped by HarfBuzz in place of the document's own library. */
export function registerFont(document: PDFKit.PDFDocument, font: ScriptFont): void {
  document.registerFont(font.name, font.data)
  document.font(font.name)
  const inside = insideOf(document)
  inside.layout = (text) => glyphRun(font.shape(text), (id) => inside.getGlyph(id).advanceWidth)
}

/** In fontkit's form. */
const glyphRun = (glyphs: readonly Glyph[], widthOf: (id: number) => number) => ({
  glyphs: glyphs.map(({ id, letters, xAdvance }) => ({
    id,
    // A mark stands on its letter, however wide its drawing is: else it parts words for whoever copies them.
    advanceWidth: xAdvance === 0 ? 0 : widthOf(id),
    codePoints: Array.from(letters, (sign) => sign.codePointAt(0)),
  })),
  positions: glyphs.map(({ xAdvance, xOffset, yOffset }) => ({ xAdvance, xOffset, yOffset })),
  advanceWidth: glyphs.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
})
