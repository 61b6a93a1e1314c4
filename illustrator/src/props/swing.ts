import { box } from './pen.ts'
import type { PropDrawing } from './prop-drawing.ts'

/** Height of the bar of a swing and of its seat, and half the distance between its ropes, in units of the prop. */
export const swingParts = { bar: 384, seat: 92, rope: 80 }

const { bar, seat, rope } = swingParts

/** A frame with a seat on two ropes, which are turned with it around the bar. */
export const swing: PropDrawing = {
  width: 330,
  height: 402,
  kind: 'stands',
  draw(p) {
    p.shadow(150)
    p.bar('M-156 -4L-128 -390M156 -4L128 -390', '#8a5c3a', 16)
    p.d.group(`rotate(${p.tilt} 0 ${-bar})`, () => {
      p.bar(`M${-rope} ${-bar}V${-seat}M${rope} ${-bar}V${-seat}`, '#d8b987', 7)
      p.cut(box(-rope - 18, -seat - 8, 2 * rope + 36, 20, 6), '#c8503f', { dir: [0.1, 1] })
    })
    p.bar('M-146 -388H146', '#b07c4a', 18)
  },
}
