import type { Spot } from '../../figures/figure-action.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'

/** Short waves at both sides of whoever shivers. `half`: how far they are from the middle. */
export const shivering =
  ({ x, y }: Spot, half: number, s: number) =>
  (b: Brush): void => {
    for (const side of [-1, 1])
      for (const [i, up] of [0, 1].entries()) {
        const at = x + side * (half + (10 + i * 22) * s)
        const tall = (34 - i * 8) * s
        const path = `M${n1(at)} ${n1(y - tall)}${[0, 1, 2].map((k) => `q${n1((k % 2 ? -9 : 9) * s)} ${n1(tall / 3)} 0 ${n1((tall * 2) / 3)}`).join('')}`
        for (const [width, color, opacity] of [
          [7, '#6b4a33', 0.4],
          [4.5, '#fffaf0', 0.95],
        ] as const)
          b.d.raw(
            `<path d="${path}" fill="none" stroke="${b.tone(color)}" stroke-width="${n1(width * s)}" stroke-linecap="round" opacity="${n1(opacity * (1 - up * 0.2) * 100) / 100}"/>`,
          )
      }
  }

/** What is blown: a soft cloud that grows on its way from a mouth, and ends before a point. `s`: scale of whoever blows. */
export const puff =
  (from: Spot, to: Spot, s: number) =>
  (b: Brush): void => {
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far]
    const on = (along: number, aside: number): Spot => ({
      x: from.x + dx * along - dy * aside,
      y: from.y + dy * along + dx * aside,
    })
    const long = Math.max(46 * s, Math.min(far - 34 * s, 130 * s))
    const size = Math.max(0.8, long / (96 * s))
    const white = b.tone('#fffaf0')
    const rim = b.tone('#8a6f5a')
    const balls = [
      [0.16, 0, 6],
      [0.36, -4, 10],
      [0.6, 5, 14],
      [0.78, -13, 16],
      [0.92, 12, 15],
      [1, -2, 18],
    ] as const
    for (const [grown, color, opacity] of [
      [2, rim, 0.35],
      [0, white, 1],
    ] as const)
      b.d.raw(
        `<path d="${balls
          .map(([along, aside, r]) => {
            const { x, y } = on(along * long, aside * s)
            return ellipse(x, y, r * size * s + grown)
          })
          .join('')}" fill="${color}" fill-opacity="${opacity}"/>`,
      )
    // The lines of the air at both sides of it.
    for (const aside of [-1, 1]) {
      const [a, m, e] = [
        on(0.2 * long, aside * 15 * s),
        on(0.55 * long, aside * 25 * s),
        on(0.86 * long, aside * 40 * s),
      ]
      b.d.raw(
        `<path d="M${n1(a.x)} ${n1(a.y)}Q${n1(m.x)} ${n1(m.y)} ${n1(e.x)} ${n1(e.y)}" fill="none" stroke="${white}" stroke-width="${n1(4 * s)}" stroke-linecap="round" opacity=".8"/>`,
      )
    }
  }
