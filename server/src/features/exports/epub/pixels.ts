import { sheetSize } from '../layout/sheet.ts'

/** CSS pixels per point. */
const scale = 4 / 3

/** Converts a length in points to CSS. */
export const px = (points: number): string => `${Math.round(points * scale * 100) / 100}px`

/** Page size in CSS pixels. */
export const viewport = {
  width: Math.round(sheetSize.width * scale),
  height: Math.round(sheetSize.height * scale),
}
