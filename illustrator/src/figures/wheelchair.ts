import { shift } from '../colour.ts'
import { ellipse } from '../path.ts'
import { line, type Pen } from './pen.ts'

/** y of the hip of who sits in it. */
export const seatHeight = -84

const frame = '#4a4f66'

export function drawChairBehind(p: Pen, color: string): void {
  p.d.shape(ellipse(20, -48, 46), p.t(shift(frame, -0.06)), { shade: 0.3 })
  p.d.shape(ellipse(20, -48, 36), p.t('#2f3348'), { shade: 0.2, lit: 0 })
  p.d.shape('M-72 -170q-12 -2 -12 12l6 96h22l-2 -108Z', p.t(color), { shade: 0.45 })
  p.d.stroke('M-76 -168l-26 -8M-66 -60l-6 -110', p.t(frame), 9)
}

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

/** Two wheels in the place of hind legs, as dogs have them, hung from a belt round the hips. */
export function drawCart(p: Pen, color: string, hips: number, leg: number): void {
  const steel = p.t(frame)
  const r = Math.max(36, leg * 0.56)
  p.d.stroke(`M${hips} ${-r}L${hips + 10} ${-leg - 20}M${hips} ${-r}L${hips + 96} ${-leg + 4}`, steel, 8)
  p.d.stroke(`M${hips + 6} ${-leg - 52}q-12 30 2 64`, p.t(color), 15)
  p.d.raw(
    `<circle cx="${hips}" cy="${-r}" r="${r - 5}" fill="none" stroke="${steel}" stroke-width="10"/><circle cx="${hips}" cy="${-r}" r="${r * 0.7}" fill="none" stroke="${p.t('#c3c9d4')}" stroke-width="4"/>`,
  )
  p.d.shape(ellipse(hips, -r, 10), p.t(color), { shade: 0.2 })
}
