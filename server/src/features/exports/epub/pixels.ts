import { sheetSize } from '../layout/sheet.ts'

/** CSS pixels a point. */
const scale = 4 / 3

/** A length in points as one in CSS. */
export const px = (points: number): string => `${Math.round(points * scale * 100) / 100}px`

/** The size of a page on its screen, in CSS pixels. */
export const viewport = {
  width: Math.round(sheetSize.width * scale),
  height: Math.round(sheetSize.height * scale),
}
