import { readFile } from 'node:fs/promises'
import { Blob, Buffer as Shaped, Face as ShapedFace, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'

/** A glyph, its position, and the letters that it shows. */
export type Glyph = {
  id: number
  xAdvance: number
  xOffset: number
  yOffset: number
  /** Empty if the previous glyph shows all of them. */
  letters: string
}

/** A font subset to the letters of one book. */
export type ScriptFont = {
  /** `noto-sans-arabic-arabic-400`: its name inside a book. */
  name: string
  /** As TrueType. */
  data: Buffer
  unitsPerEm: number
  has(letter: string): boolean
  /** Shapes a run of one script and direction; glyphs from left to right. */
  shape(text: string): Glyph[]
}

/** @param weight null for a font with a single weight */
export async function cutFont(
  name: string,
  file: string,
  { letters, weight }: { letters: string; weight: number | null },
): Promise<ScriptFont> {
  const data = await subsetFont(await readFile(file), letters, {
    targetFormat: 'truetype',
    ...(weight !== null && { variationAxes: { wght: weight } }),
  })
  const face = new ShapedFace(new Blob(data))
  const font = new Font(face)
  const signs = new Set(face.collectUnicodes())
  return {
    name,
    data,
    unitsPerEm: face.upem,
    has: (letter) => Array.from(letter).every((sign) => signs.has(sign.codePointAt(0) ?? 0)),
    shape: (text) => shapeText(font, text),
  }
}

function shapeText(font: Font, text: string): Glyph[] {
  const buffer = new Shaped()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const glyphs = buffer.getGlyphInfosAndPositions()
  const begins = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  const end = (cluster: number) => begins[begins.indexOf(cluster) + 1] ?? text.length
  return glyphs.map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }, index) => ({
    id,
    xAdvance,
    xOffset,
    yOffset,
    letters: glyphs[index - 1]?.cluster === cluster ? '' : text.slice(cluster, end(cluster)),
  }))
}
