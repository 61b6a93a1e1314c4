import { mm, squarePage } from '../layout/paper.ts'

/** What is printed beyond the edge at which paper is cut, in points. */
export const bleed = 3 * mm
/** What is painted is at least this fine, in dots per inch. */
export const dpi = 300

export const pixelsOf = (points: number): number => Math.ceil((points / 72) * dpi)

/** A leaf of uncoated paper of 170 g/m², and one of a cover of 300 g/m², in millimeters. */
export const leafThickness = 0.2
export const coverThickness = 0.3
/** From so many pages on, a book is glued, and has a spine; thinner ones are stapled in the fold. */
const fewestGlued = 32
/** Words on a narrower spine end up on the cover, in millimeters. */
const narrowestWithWords = 6

export type Binding = {
  kind: 'stapled' | 'glued'
  /** Width of the spine in millimeters: 0 where a book is stapled. */
  spine: number
  hasSpineWords: boolean
}

/** @param pages of the inside, a multiple of 4 */
export function bindingOf(pages: number): Binding {
  if (pages < fewestGlued) return { kind: 'stapled', spine: 0, hasSpineWords: false }
  const spine = Math.round(((pages / 2) * leafThickness + 2 * coverThickness) * 10) / 10
  return { kind: 'glued', spine, hasSpineWords: spine >= narrowestWithWords }
}

/** A picture that is printed to the edges of its page. */
export const fullPage = {
  shape: 'square',
  width: pixelsOf(squarePage.width + 2 * bleed),
  bleed: bleed / squarePage.width,
} as const

/** The picture of the cover, from beside the spine over the right and the lower edge, in points. */
const coverLeft = 8 * mm
export const coverPicture = {
  x: coverLeft,
  y: 58 * mm,
  width: squarePage.width - coverLeft + bleed,
  height: squarePage.height - 58 * mm + bleed,
}

/** It is painted as high as it is shown; at its left and right a little is cut off. */
export const coverSize = {
  shape: 'wide',
  width: pixelsOf((coverPicture.height * 4) / 3),
  bleed: bleed / coverPicture.width,
} as const

/** A picture by a hosted painter, which nobody can paint any larger: whole, within the margins. */
export const storedPicture = { width: 174 * mm, height: 130.5 * mm }
