import { n1 } from '../path.ts'
import { box } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

/** Height of the bar of a swing and of its seat, and half the distance between its ropes, in units of the prop. */
export const swingParts = { bar: 384, seat: 92, rope: 80 }

const { bar, seat, rope } = swingParts

/** A frame with a level seat on two ropes, which lean by `tilt` and are tied to the bar. */
export const swing: PropDrawing = {
  width: 330,
  height: 402,
  kind: 'stands',
  draw(p) {
    p.shadow(150)
    p.bar('M-156 -4L-128 -390M156 -4L128 -390', '#8a5c3a', 16)
    const lean = (p.tilt * Math.PI) / 180
    const dx = -Math.sin(lean) * (bar - seat)
    const y = -bar + Math.cos(lean) * (bar - seat)
    p.bar(
      `M${-rope} ${-bar}L${n1(dx - rope)} ${n1(y)}M${rope} ${-bar}L${n1(dx + rope)} ${n1(y)}`,
      '#d8b987',
      7,
    )
    p.cut(box(dx - rope - 18, y - 8, 2 * rope + 36, 20, 6), '#c8503f', { dir: [0.1, 1] })
    p.bar('M-146 -388H146', '#b07c4a', 18)
  },
}
