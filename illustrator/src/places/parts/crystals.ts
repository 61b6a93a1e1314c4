import { mix } from '../../colour.ts'
import { n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { halo, pool } from './wash.ts'

const shafts = [
  [-66, 118, 36, -34],
  [64, 138, 38, 30],
  [-24, 214, 52, -12],
  [30, 168, 44, 14],
] as const

/** A cluster of crystals in their own light, about 210·`s` high. */
export function crystals(b: Brush, x: number, y: number, s: number, color: string, depth = 0): void {
  pool(b, x, y, 240 * s, 60 * s, color, 0.55)
  halo(b, x, y - 90 * s, 250 * s, color, 0.45)
  for (const [dx, h, w, lean] of shafts) {
    const [foot, top, half] = [x + dx * s, y - h * s, (w / 2) * s]
    const [tip, shoulder] = [foot + lean * s, top + w * 0.75 * s]
    const paint = mix(b.tone(color, depth * 0.5), color, 0.45)
    const left = `L${n1(tip - half)} ${n1(shoulder)}L${n1(tip - half * 0.2)} ${n1(top)}`
    b.d.shape(
      `M${n1(foot - half)} ${n1(y)}${left}L${n1(tip + half)} ${n1(shoulder + 6 * s)}L${n1(foot + half)} ${n1(y)}Z`,
      paint,
      { shade: 0.45, lit: 0.3 },
    )
    b.d.raw(
      `<path d="M${n1(foot - half)} ${n1(y)}${left}L${n1(tip + half * 0.1)} ${n1(shoulder + 8 * s)}L${n1(foot + half * 0.1)} ${n1(y)}Z" fill="#ffffff" fill-opacity=".3"/>`,
    )
  }
}
