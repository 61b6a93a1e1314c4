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

/** What is blown: three streaks from a mouth to a point, and a small cloud at their end. `s`: scale of whoever blows. */
export const puff =
  (from: Spot, to: Spot, s: number) =>
  (b: Brush): void => {
    const far = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far]
    const on = (along: number, aside: number): string =>
      `${n1(from.x + dx * along - dy * aside)} ${n1(from.y + dy * along + dx * aside)}`
    const long = Math.max(54 * s, Math.min(far, 150 * s))
    const white = b.tone('#fffaf0')
    const rim = b.tone('#6b4a33')
    for (const aside of [-1, 0, 1]) {
      const path = `M${on(10 * s, aside * 5 * s)}Q${on(long * 0.5, aside * 9 * s)} ${on(long * 0.86, aside * 24 * s)}`
      for (const [width, color, opacity] of [
        [8, rim, 0.4],
        [5, white, 0.95],
      ] as const)
        b.d.raw(
          `<path d="${path}" fill="none" stroke="${color}" stroke-width="${n1(width * s)}" stroke-linecap="round" opacity="${opacity}"/>`,
        )
    }
    for (const [along, aside, r] of [
      [long * 0.96, -16, 13],
      [long * 1.04, 8, 16],
      [long * 0.92, 20, 10],
    ] as const) {
      const [x, y] = on(along, aside * s)
        .split(' ')
        .map(Number) as [number, number]
      b.d.raw(
        `<path d="${ellipse(x, y, r * s)}" fill="${white}" fill-opacity=".9" stroke="${rim}" stroke-opacity=".3" stroke-width="${n1(2 * s)}"/>`,
      )
    }
  }
