import { shift } from '../colour.ts'
import { ellipse } from '../path.ts'
import { line, type Pen } from './pen.ts'

/** y of the hip of a figure that sits in a wheelchair, in figure units. */
export const seatHeight = -84

const frame = '#4a4f66'

/** Draws the parts of a wheelchair that are behind the figure. */
export function drawChairBehind(p: Pen, color: string): void {
  p.d.shape(ellipse(20, -48, 46), p.t(shift(frame, -0.06)), { shade: 0.3 })
  p.d.shape(ellipse(20, -48, 36), p.t('#2f3348'), { shade: 0.2, lit: 0 })
  p.d.shape('M-72 -170q-12 -2 -12 12l6 96h22l-2 -108Z', p.t(color), { shade: 0.45 })
  p.d.stroke('M-76 -168l-26 -8M-66 -60l-6 -110', p.t(frame), 9)
}

/** Draws the parts of a wheelchair that are in front of the figure; `back` when it is seen from behind. */
export function drawChairBefore(p: Pen, color: string, back: boolean): void {
  const steel = p.t(frame)
  if (back) p.d.shape('M-60 -168h120q10 0 10 10v84h-140v-84q0 -10 10 -10Z', p.t(color), { shade: 0.45 })
  p.d.stroke('M-60 -66h104l22 44h26', steel, 9)
  p.d.shape(ellipse(70, -14, 15), steel)
  const wheels = back ? [-62, 62] : [-14]
  for (const x of wheels) {
    const rx = back ? 14 : 54
    p.d.raw(
      `<ellipse cx="${x}" cy="-54" rx="${rx}" ry="54" fill="none" stroke="${steel}" stroke-width="10"/><ellipse cx="${x}" cy="-54" rx="${rx * 0.8}" ry="43" fill="none" stroke="${p.t('#c3c9d4')}" stroke-width="4"/>`,
    )
    if (!back)
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2
        line(
          p,
          `M${x} -54L${(x + Math.cos(a) * 44).toFixed(1)} ${(-54 + Math.sin(a) * 44).toFixed(1)}`,
          p.t('#c3c9d4'),
          2.6,
          0.8,
        )
      }
    p.d.shape(ellipse(x, -54, back ? 6 : 10), p.t(color), { shade: 0.2 })
  }
}

type Body = { hips: number; leg: number; body: readonly (readonly [number, number])[] }

/** Draws a cart for the hind legs of a figure on four legs, as dogs have it: two wheels on a belt around the trunk. */
export function drawCart(p: Pen, color: string, { hips, leg, body }: Body): void {
  const steel = p.t(frame)
  const r = Math.max(38, leg * 0.6)
  const top = Math.min(...body.map(([, y]) => y))
  const at = hips + 8
  p.d.stroke(`M${at + 62} ${top + 16}q14 ${-top * 0.3} 2 ${-top * 0.56}`, p.t(color), 15)
  p.d.stroke(
    `M${at} ${-r}L${at + 68} ${(top * 0.62).toFixed(1)}M${at} ${-r}V${(top * 0.8).toFixed(1)}`,
    steel,
    9,
  )
  drawWheel(p, color, at, r, r)
}

/** Draws the same cart from behind; `wide` is half of its width. */
export function drawCartBehind(p: Pen, color: string, leg: number, wide: number): void {
  const r = Math.max(38, leg * 0.6)
  p.d.stroke(`M${-wide} ${-r}H${wide}`, p.t(frame), 9)
  for (const side of [-1, 1]) drawWheel(p, color, side * wide, r, r * 0.3)
}

function drawWheel(p: Pen, color: string, x: number, r: number, rx: number): void {
  p.d.raw(
    `<ellipse cx="${x.toFixed(1)}" cy="${-r}" rx="${(rx - 5).toFixed(1)}" ry="${r - 5}" fill="none" stroke="${p.t(frame)}" stroke-width="10"/><ellipse cx="${x.toFixed(1)}" cy="${-r}" rx="${(rx * 0.7).toFixed(1)}" ry="${(r * 0.7).toFixed(1)}" fill="none" stroke="${p.t('#c3c9d4')}" stroke-width="4"/>`,
  )
  p.d.shape(ellipse(x, -r, Math.min(10, rx * 0.6), 10), p.t(color), { shade: 0.2 })
}
