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
  if (mouth === 'yawn') {
    dot(p, x, y + 15, 15 * wide, 20, p.t(mouthRed))
    dot(p, x, y + 25, 10 * wide, 8, p.t(tongue))
  }
  if (mouth === 'teeth') {
    flat(
      p,
      `${from(-17, 0)}q${w(17)} -5 ${w(34)} 0q${w(3)} 14 ${w(-5)} 15q${w(-12)} 3 ${w(-24)} 0q${w(-8)} -1 ${w(-5)} -15Z`,
      '#fffaf0',
    )
    stroke(
      `${from(-17, 0)}q${w(17)} -5 ${w(34)} 0q${w(3)} 14 ${w(-5)} 15q${w(-12)} 3 ${w(-24)} 0q${w(-8)} -1 ${w(-5)} -15Z`,
    )
    line(p, `${from(-15, 7)}q${w(15)} -2 ${w(30)} 0`, color, 2.2)
  }
  if (mouth === 'laugh') {
    flat(
      p,
      `${from(-24, -5)}q${w(24)} 6 ${w(48)} 0q${w(-2)} 38 ${w(-24)} 38q${w(-22)} 0 ${w(-24)} -38Z`,
      p.t(mouthRed),
    )
    flat(
      p,
      `${from(-14, 22)}q${w(14)} -12 ${w(28)} 0q${w(-5)} 11 ${w(-14)} 11q${w(-9)} 0 ${w(-14)} -11Z`,
      p.t(tongue),
    )
  }
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
