import type { Brush } from './brush.ts'
import { sky, strokes } from './sky.ts'

/** The water behind everything under the sea. */
export const deepBack = (b: Brush): void => {
  sky(b, 1000)
  strokes(b, b.mood.key, 60, 760, 9, 0.07)
}
