/** A picture above its text, or to the left of it. */
export type PageLayout = { kind: 'above' | 'beside'; pictureWidth: number }

/** Paper that a book is laid out for. Lengths in points. */
export type Paper = {
  width: number
  height: number
  /** What home printers can reach and hands can hold. */
  margin: number
  /** Where pages of the story begin, and their height down to the page number. */
  top: number
  tall: number
  /** By falling picture size. The last one leaves most room for text. */
  layouts: readonly [PageLayout, ...PageLayout[]]
  /** Font sizes, as a share of those of the landscape sheet. */
  scale: number
}

export const isTall = ({ width, height }: Paper): boolean => height > width

/** A4 landscape: the PDF for home printers, and the sheets of an EPUB. */
export const landscapeSheet: Paper = {
  width: 841.89,
  height: 595.28,
  margin: 48,
  top: 46,
  tall: 484,
  layouts: [
    { kind: 'above', pictureWidth: 528 },
    { kind: 'above', pictureWidth: 496 },
    { kind: 'above', pictureWidth: 464 },
    { kind: 'beside', pictureWidth: 496 },
    { kind: 'beside', pictureWidth: 464 },
    { kind: 'above', pictureWidth: 432 },
    { kind: 'beside', pictureWidth: 432 },
    { kind: 'above', pictureWidth: 400 },
    { kind: 'beside', pictureWidth: 400 },
    { kind: 'beside', pictureWidth: 368 },
    { kind: 'beside', pictureWidth: 336 },
  ],
  scale: 1,
}

/** Half a sheet, upright: a page of a booklet. */
function halfSheet(width: number, height: number): Paper {
  const margin = 32
  const wide = width - 2 * margin
  const above = (share: number): PageLayout => ({ kind: 'above', pictureWidth: wide * share })
  const top = 34
  return {
    width,
    height,
    margin,
    top,
    tall: height - top - 48,
    layouts: [above(1), above(0.94), above(0.88), above(0.82), above(0.76), above(0.7), above(0.62)],
    scale: 0.86,
  }
}

/** Pages of booklets, by the paper on which two of them are printed side by side. */
export const bookletPages = { a4: halfSheet(420.94, 595.28), letter: halfSheet(396, 612) } as const

/** Points in a millimeter. */
export const mm = 72 / 25.4

/** A page of a book for print shops, 210 × 210 mm once it is cut. */
export const squarePage: Paper = {
  width: 210 * mm,
  height: 210 * mm,
  margin: 20 * mm,
  top: 20 * mm,
  tall: 168 * mm,
  layouts: [{ kind: 'above', pictureWidth: 170 * mm }],
  scale: 1.2,
}
