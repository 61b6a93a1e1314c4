import type { Spot } from '../../figures/figure-action.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'

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
