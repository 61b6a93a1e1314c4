import { shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { Marks } from './marks.ts'
import { halo, wash } from './wash.ts'

/** A hot-air balloon with a basket. */
export function airBalloon(b: Brush, x: number, y: number, s: number, color: string, depth: number): void {
  const skin = b.tone(color, depth)
  if (b.mood.dark) halo(b, x, y + 20 * s, 240 * s, '#ffcf7a', 0.5)
  const shape = `M${n1(x)} ${n1(y - 170 * s)}C${n1(x + 150 * s)} ${n1(y - 170 * s)} ${n1(x + 160 * s)} ${n1(y)} ${n1(x + 40 * s)} ${n1(y + 110 * s)}H${n1(x - 40 * s)}C${n1(x - 160 * s)} ${n1(y)} ${n1(x - 150 * s)} ${n1(y - 170 * s)} ${n1(x)} ${n1(y - 170 * s)}Z`
  b.d.shape(shape, skin, { shade: 0.45, lit: 0.4 })
  b.d.clip(shape, () => {
    for (const k of [-1, 1])
      b.d.raw(
        `<path d="M${n1(x + k * 26 * s)} ${n1(y - 180 * s)}Q${n1(x + k * 70 * s)} ${n1(y - 40 * s)} ${n1(x + k * 16 * s)} ${n1(y + 120 * s)}h${n1(k * 20 * s)}Q${n1(x + k * 130 * s)} ${n1(y - 30 * s)} ${n1(x + k * 70 * s)} ${n1(y - 180 * s)}Z" fill="${b.tone('#fbf0d8', depth)}" fill-opacity=".85"/>`,
      )
  })
  b.d.raw(
    `<path d="M${n1(x - 38 * s)} ${n1(y + 110 * s)}L${n1(x - 26 * s)} ${n1(y + 160 * s)}M${n1(x + 38 * s)} ${n1(y + 110 * s)}L${n1(x + 26 * s)} ${n1(y + 160 * s)}" stroke="${b.tone('#8a6a58', depth)}" stroke-width="${n1(5 * s)}"/>`,
  )
  b.d.shape(
    `M${n1(x - 32 * s)} ${n1(y + 158 * s)}h${n1(64 * s)}l${n1(-8 * s)} ${n1(46 * s)}h${n1(-48 * s)}Z`,
    b.tone('#b08050', depth),
    { shade: 0.5 },
  )
}

/** An island that floats: grass above, stone below, a thread of water falling off. */
export function floatingIsle(b: Brush, x: number, y: number, w: number, depth: number): void {
  const stone = b.tone('#a898b0', depth)
  b.d.shape(
    `M${n1(x - w / 2)} ${n1(y)}Q${n1(x - w * 0.3)} ${n1(y + w * 0.18)} ${n1(x - w * 0.14)} ${n1(y + w * 0.22)}Q${n1(x - w * 0.04)} ${n1(y + w * 0.42)} ${n1(x + w * 0.04)} ${n1(y + w * 0.24)}Q${n1(x + w * 0.3)} ${n1(y + w * 0.2)} ${n1(x + w / 2)} ${n1(y)}Z`,
    stone,
    { shade: 0.55 },
  )
  b.d.raw(
    `<path d="M${n1(x + w * 0.26)} ${n1(y)}q${n1(w * 0.05)} ${n1(w * 0.2)} ${n1(w * 0.03)} ${n1(w * 0.5)}h${n1(w * 0.06)}q${n1(w * 0.03)} ${n1(-w * 0.3)} 0 ${n1(-w * 0.5)}Z" fill="${b.tone('#e4f2fa', depth)}" fill-opacity=".8"/>`,
  )
  wash(
    b,
    `M${n1(x - w * 0.52)} ${n1(y + 4)}Q${n1(x - w * 0.4)} ${n1(y - w * 0.1)} ${n1(x - w * 0.1)} ${n1(y - w * 0.07)}Q${n1(x + w * 0.3)} ${n1(y - w * 0.12)} ${n1(x + w * 0.52)} ${n1(y + 4)}Q${n1(x)} ${n1(y + w * 0.12)} ${n1(x - w * 0.52)} ${n1(y + 4)}Z`,
    b.tone('#a8c890', depth),
    y - w * 0.1,
    y + w * 0.1,
  )
  for (const [dx, q] of [
    [-0.26, 0.1],
    [-0.12, 0.13],
    [0.1, 0.09],
  ] as const) {
    b.d.raw(
      `<path d="M${n1(x + dx * w - w * 0.01)} ${n1(y - w * 0.04)}v${n1(-w * 0.12)}h${n1(w * 0.02)}v${n1(w * 0.12)}Z" fill="${b.tone('#9a7a78', depth)}"/>`,
    )
    b.d.shape(
      blob(x + dx * w, y - w * 0.06 - q * w, q * w * 0.8, q * w, 9, 0.08, b.r),
      b.tone(b.r.pick(['#e8b0c8', '#c0a8e0', '#a8d0c8']), depth),
      { shade: 0.4, lit: 0.4 },
    )
  }
}

/** A tree whose crown is a cloud. */
export function cloudTree(b: Brush, x: number, y: number, h: number, color: string, depth = 0.03): void {
  b.d.groundShadow(x, y, h * 0.16, h * 0.03, 0.3)
  b.d.stroke(
    `M${n1(x)} ${n1(y)}Q${n1(x + h * 0.05)} ${n1(y - h * 0.3)} ${n1(x - h * 0.02)} ${n1(y - h * 0.6)}`,
    b.tone('#c8a8b8', depth),
    h * 0.055,
  )
  for (const [dx, dy, q] of [
    [-0.2, 0.58, 0.17],
    [0.2, 0.6, 0.18],
    [0, 0.68, 0.21],
    [-0.13, 0.72, 0.16],
    [0.14, 0.74, 0.15],
    [0.02, 0.83, 0.16],
  ] as const)
    b.d.shape(
      ellipse(x + dx * h, y - dy * h, q * h, q * h * 0.84),
      shift(b.tone(color, depth), (dy - 0.7) * 0.08),
      { shade: 0.35, lit: 0.4 },
    )
}

/** An arch grown of cloud. */
export function cloudArch(b: Brush, x: number, y: number, w: number, color: string, depth: number): void {
  const paint = b.tone(color, depth)
  const puffs = new Marks()
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (i / 12)
    const q = w * b.r.between(0.1, 0.14)
    const [px, py] = [x - Math.cos(a) * w * 0.46, y - Math.sin(a) * w * 0.5]
    b.d.shape(ellipse(px, py, q, q * 0.86), shift(paint, b.r.between(-0.015, 0.02)), {
      shade: 0.35,
      lit: 0.45,
    })
    puffs.add(b.mood.key, ellipse(px - q * 0.2, py - q * 0.36, q * 0.4, q * 0.18))
  }
  puffs.fill(b, 0.25)
}
