import type { Brush } from './brush.ts'
import { heavens, sky } from './sky.ts'

/** The sky over the clouds. */
export function heaven(b: Brush, x = 420): void {
  sky(b, 900)
  heavens(b, x, 200, 660)
}
