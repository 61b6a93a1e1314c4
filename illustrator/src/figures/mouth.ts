import { n1 } from '../path.ts'
import type { Face } from './expressions.ts'
import { dot, flat, line, mouthRed, tongue, type Pen } from './pen.ts'

/** Draws a mouth with the middle of its upper edge on (x, y), `wide` times as wide as that of a fox. */
export function drawMouth(p: Pen, mouth: Face['mouth'], x: number, y: number, color: string, wide = 1): void {
  const w = (n: number) => n1(n * wide)
  const stroke = (d: string) => line(p, d, color, 4.8)
  const from = (dx: number, dy: number) => `M${n1(x + dx * wide)} ${n1(y + dy)}`
  if (mouth === 'smile') stroke(`${from(-16, 0)}q${w(16)} 15 ${w(32)} 0`)
  if (mouth === 'small') stroke(`${from(-9, 1)}q${w(9)} 7 ${w(18)} 0`)
  if (mouth === 'grin') stroke(`${from(-18, -1)}q${w(20)} 19 ${w(38)} -4`)
  if (mouth === 'wavy') stroke(`${from(-15, 5)}q${w(7)} -8 ${w(15)} -2q${w(8)} 5 ${w(15)} -2`)
  if (mouth === 'frown') stroke(`${from(-13, 9)}q${w(13)} -11 ${w(26)} 0`)
  if (mouth === 'o') dot(p, x, y + 9, 8 * wide, 10, p.t(mouthRed))
  if (mouth === 'open') {
    flat(
      p,
      `${from(-18, -2)}q${w(18)} 5 ${w(36)} 0q${w(-2)} 27 ${w(-18)} 27q${w(-16)} 0 ${w(-18)} -27Z`,
      p.t(mouthRed),
    )
    flat(
      p,
      `${from(-10, 17)}q${w(10)} -9 ${w(20)} 0q${w(-4)} 8 ${w(-10)} 8q${w(-6)} 0 ${w(-10)} -8Z`,
      p.t(tongue),
    )
  }
}
