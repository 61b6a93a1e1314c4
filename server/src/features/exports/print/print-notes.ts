import { day } from '../layout/front-and-back.ts'
import { mm, squarePage } from '../layout/paper.ts'
import { bindingOf, bleed, coverThickness, dpi, leafThickness, storedPicture } from './print-measures.ts'

const trim = Math.round(squarePage.width / mm)
const beyond = Math.round(bleed / mm)
const whole = trim + 2 * beyond

/** Width of the largest stored size of a picture, in pixels. */
const storedWidth = 1536

type Notes = {
  title: string
  /** The files' common name. */
  name: string
  pages: number
  isRepainted: boolean
  now: Date
}

/** What a print shop has to know of the two files. */
export function printNotes({ title, name, pages, isRepainted, now }: Notes): string {
  const { kind, spine, hasSpineWords } = bindingOf(pages)
  const storedDpi = Math.round(storedWidth / (storedPicture.width / 72))
  const lines = [
    title,
    `A book for a print shop, made with Moonpage on ${day.format(now)}.`,
    '',
    'Files',
    `  ${name}-inside.pdf  the inside: ${pages} pages in reading order, one by one. The first one is a right page.`,
    `  ${name}-cover.pdf   the cover in one spread: back, ${spine > 0 ? 'spine, ' : ''}front. Its inner sides stay empty.`,
    '',
    'Sizes',
    `  Page, cut        ${trim} x ${trim} mm`,
    `  Page, with bleed ${whole} x ${whole} mm: ${beyond} mm at each side`,
    `  Cover, cut       ${Math.round((2 * trim + spine) * 10) / 10} x ${trim} mm (${trim} + ${spine} + ${trim})`,
    `  Spine            ${spine} mm${spine === 0 ? ': the cover is folded in the middle' : hasSpineWords ? ', with the title' : ', too thin for words'}`,
    '  Words are at least 9 mm from where paper is cut.',
    '  TrimBox and BleedBox are set. There are no crop marks.',
    '',
    'Binding and paper',
    ...(kind === 'stapled'
      ? [
          `  Stapled in the fold (saddle stitch): ${pages} pages on ${pages / 4} folded sheets.`,
          '  Proposed: 170 g/m2, cover 300 g/m2.',
        ]
      : [
          '  Glued (perfect binding).',
          `  The spine is for paper of 170 g/m2, ${leafThickness} mm a leaf, and a cover of 300 g/m2, ${coverThickness} mm.`,
          `  Other paper: spine = ${pages / 2} leaves x thickness + 2 x thickness of the cover.`,
        ]),
    '',
    'Color and pictures',
    '  RGB, to be read as sRGB (IEC 61966-2.1). No profile is embedded, and nothing was converted to CMYK.',
    ...(isRepainted
      ? [`  The pictures were painted for this size, ${dpi} dpi.`]
      : [
          `  The pictures cannot be painted any larger. They have at most ${storedWidth} pixels across, which is ${storedDpi} dpi as printed, and`,
          `  were enlarged to ${dpi} dpi. They stay within the margins. Nothing but the color of the cover runs to an edge.`,
        ]),
    '  No transparency, no spot colors, no barcode.',
    '',
    'PDF 1.7, not PDF/X. All fonts are embedded.',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}
