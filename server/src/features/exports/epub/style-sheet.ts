import { fontsOf, type Face } from '../layout/faces.ts'
import { quietInk } from '../layout/sheet.ts'
import type { BookFont, FontMetrics } from '../layout/font-metrics.ts'
import { fileOf } from './font-file.ts'
import { px, viewport } from './pixels.ts'

const faces = Object.keys(fontsOf) as Face[]

/** Fallbacks for letters in none of the book's fonts. */
const otherwise: Record<Face, string> = {
  reading: 'sans-serif',
  refrain: 'sans-serif',
  display: 'serif',
  hand: 'serif',
}

/** Each font is its own family, so that the browser tries one after the other. */
export const styleSheet = (fonts: readonly BookFont[], type: FontMetrics): string => `${fonts
  .map((font) => `@font-face { font-family: "${font.name}"; src: url("${fileOf(font).href}"); }`)
  .join('\n')}
html, body { margin: 0; padding: 0; background: #ffffff; }
body { position: relative; width: ${viewport.width}px; height: ${viewport.height}px; overflow: hidden; }
h1, p, img { position: absolute; margin: 0; font-weight: normal; font-style: normal; }
div { position: absolute; text-wrap: pretty; }
h1, p { overflow-wrap: break-word; }
div p { position: static; }
img { object-fit: cover; }
span { display: block; }
.verse span { padding-left: 1.4em; text-indent: -1.4em; }
.verse[dir="rtl"] span { padding-left: 0; padding-right: 1.4em; }
.word, .verse .word { display: inline; padding: 0; text-indent: 0; }
.word.spoken { background: #f6dfb0; text-decoration: underline; }
.number { left: 0; width: ${viewport.width}px; top: ${px(556)}; font-size: ${px(11)}; text-align: center; color: ${quietInk}; }
${faces
  .map((face) => {
    const names = type
      .fontsOf(face)
      .filter((font) => fonts.includes(font))
      .map(({ name }) => `"${name}"`)
    return `.${face} { font-family: ${[...new Set(names), otherwise[face]].join(', ')}; }`
  })
  .join('\n')}
`
