import { landscapeSheet } from '../layout/paper.ts'

/** CSS pixels per point. */
const scale = 4 / 3

/** Converts a length in points to CSS. */
export const px = (points: number): string => `${Math.round(points * scale * 100) / 100}px`

/** Page size in CSS pixels. */
export const viewport = {
  width: Math.round(landscapeSheet.width * scale),
  height: Math.round(landscapeSheet.height * scale),
}
