import { mix, shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { Marks } from './marks.ts'
import { halo, pool, wash } from './wash.ts'

/** A glass dome with a garden in it. */
export function greenhouse(b: Brush, x: number, y: number, s: number, depth: number): void {
  b.d.groundShadow(x, y, s * 1.2, s * 0.14, 0.5)
  halo(b, x, y - s * 0.4, s * 1.7, '#d8f0a0', 0.4)
  const glass = `M${n1(x - s)} ${n1(y)}a${n1(s)} ${n1(s * 0.95)} 0 0 1 ${n1(2 * s)} 0Z`
  b.d.shape(glass, mix(b.tone('#a8d8d0', depth), '#f4f0c0', 0.35), { shade: 0.3 })
  b.d.clip(glass, () => {
    const green = new Marks()
    for (let i = 0; i < 26; i++) {
      const [px, h] = [x + b.r.between(-0.9, 0.9) * s, s * b.r.between(0.14, 0.52)]
      green.add(
        b.tone(b.r.pick(['#5f9a58', '#7fb060', '#4a8858', '#98c068']), depth),
        ellipse(px, y - h * 0.5, s * 0.12, h * 0.6),
      )
    }
    green.fill(b)
    const fruit = new Marks()
    for (let i = 0; i < 12; i++)
      fruit.add(
        b.r.pick(['#f0705a', '#f6c050', '#e890b0']),
        ellipse(x + b.r.between(-0.8, 0.8) * s, y - b.r.between(0.1, 0.5) * s, s * 0.035),
      )
    fruit.fill(b)
  })
  new Marks()
    .add(
      b.tone('#e4e0f0', depth),
      `M${n1(x - s)} ${n1(y)}a${n1(s)} ${n1(s * 0.95)} 0 0 1 ${n1(2 * s)} 0M${n1(x)} ${n1(y - s * 0.95)}V${n1(y)}M${n1(x)} ${n1(y - s * 0.95)}Q${n1(x - s * 0.62)} ${n1(y - s * 0.7)} ${n1(x - s * 0.56)} ${n1(y)}M${n1(x)} ${n1(y - s * 0.95)}Q${n1(x + s * 0.62)} ${n1(y - s * 0.7)} ${n1(x + s * 0.56)} ${n1(y)}M${n1(x - s * 0.88)} ${n1(y - s * 0.46)}Q${n1(x)} ${n1(y - s * 0.4)} ${n1(x + s * 0.88)} ${n1(y - s * 0.46)}`,
    )
    .stroke(b, Math.max(4, s * 0.035))
  b.d.shape(
    `M${n1(x - s * 1.08)} ${n1(y + s * 0.03)}v${n1(-s * 0.1)}h${n1(s * 2.16)}v${n1(s * 0.1)}Z`,
    b.tone('#b8b2cc', depth),
    { shade: 0.5 },
  )
}

/** A great listening dish. */
export function dish(b: Brush, x: number, y: number, s: number, depth: number): void {
  const steel = b.tone('#d4d4e8', depth)
  b.d.groundShadow(x, y, 90 * s, 14 * s, 0.5)
  b.d.stroke(
    `M${n1(x - 70 * s)} ${n1(y)}L${n1(x)} ${n1(y - 190 * s)}L${n1(x + 70 * s)} ${n1(y)}M${n1(x - 44 * s)} ${n1(y - 70 * s)}h${n1(88 * s)}`,
    b.tone('#a8a6c4', depth),
    13 * s,
  )
  b.d.group(`translate(${n1(x)} ${n1(y - 200 * s)}) rotate(-34) scale(${s})`, () => {
    b.d.shape('M-170 0C-150 110 150 110 170 0Z', shift(steel, -0.06), { shade: 0.5 })
    b.d.shape('M-170 0a170 34 0 0 1 340 0a170 34 0 0 1 -340 0Z', steel, { shade: 0.4, lit: 0.5 })
    b.d.stroke('M-80 -8L0 -120L80 -8', b.tone('#a8a6c4', depth), 8)
  })
  halo(b, x + 70 * s, y - 300 * s, 60 * s, '#ff9a8a', 0.8)
  b.d.raw(`<path d="${ellipse(x + 68 * s, y - 299 * s, 9 * s)}" fill="#ffb0a0"/>`)
}

/** A squat landing craft on three legs, a ladder down from its door. */
export function lander(b: Brush, x: number, y: number, s: number, depth: number): void {
  const foil = b.tone('#d8b86c', depth)
  pool(b, x, y, 220 * s, 36 * s, '#ffdf94', 0.4)
  b.d.groundShadow(x, y, 170 * s, 20 * s, 0.5)
  b.d.stroke(
    `M${n1(x - 70 * s)} ${n1(y - 110 * s)}L${n1(x - 150 * s)} ${n1(y - 8 * s)}M${n1(x + 70 * s)} ${n1(y - 110 * s)}L${n1(x + 150 * s)} ${n1(y - 8 * s)}M${n1(x - 180 * s)} ${n1(y - 4 * s)}h${n1(60 * s)}M${n1(x + 120 * s)} ${n1(y - 4 * s)}h${n1(60 * s)}`,
    b.tone('#b8b4cc', depth),
    11 * s,
  )
  b.d.shape(
    `M${n1(x - 110 * s)} ${n1(y - 170 * s)}H${n1(x + 110 * s)}L${n1(x + 96 * s)} ${n1(y - 70 * s)}H${n1(x - 96 * s)}Z`,
    foil,
    { shade: 0.5, lit: 0.4 },
  )
  b.d.shape(
    `M${n1(x - 90 * s)} ${n1(y - 168 * s)}C${n1(x - 110 * s)} ${n1(y - 310 * s)} ${n1(x + 110 * s)} ${n1(y - 310 * s)} ${n1(x + 90 * s)} ${n1(y - 168 * s)}Z`,
    b.tone('#eeeaf4', depth),
    { shade: 0.55, lit: 0.4 },
  )
  for (const dx of [-36, 36]) {
    halo(b, x + dx * s, y - 220 * s, 50 * s, '#ffcf7a', 0.7)
    b.d.raw(
      `<path d="${ellipse(x + dx * s, y - 220 * s, 20 * s)}" fill="#ffe09a" stroke="${b.tone('#a8a2c0', depth)}" stroke-width="${n1(6 * s)}"/>`,
    )
  }
  b.d.stroke(`M${n1(x)} ${n1(y - 272 * s)}v${n1(-60 * s)}`, b.tone('#b8b4cc', depth), 6 * s)
  new Marks()
    .add(
      b.tone('#8a86a8', depth),
      `M${n1(x - 16 * s)} ${n1(y - 70 * s)}L${n1(x - 20 * s)} ${n1(y)}M${n1(x + 16 * s)} ${n1(y - 70 * s)}L${n1(x + 20 * s)} ${n1(y)}M${n1(x - 16 * s)} ${n1(y - 50 * s)}h${n1(34 * s)}M${n1(x - 18 * s)} ${n1(y - 28 * s)}h${n1(37 * s)}`,
    )
    .stroke(b, 6 * s)
}

/** A pillar of rock. */
export function pinnacle(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  depth: number,
): void {
  const j = () => b.r.between(-0.08, 0.08) * w
  wash(
    b,
    `M${n1(x - w * 0.6)} ${n1(y)}C${n1(x - w * 0.4 + j())} ${n1(y - h * 0.3)} ${n1(x - w * 0.42 + j())} ${n1(y - h * 0.7)} ${n1(x - w * 0.2)} ${n1(y - h * 0.94)}Q${n1(x)} ${n1(y - h * 1.06)} ${n1(x + w * 0.2)} ${n1(y - h * 0.92)}C${n1(x + w * 0.36 + j())} ${n1(y - h * 0.6)} ${n1(x + w * 0.3 + j())} ${n1(y - h * 0.3)} ${n1(x + w * 0.62)} ${n1(y)}Q${n1(x)} ${n1(y + 20)} ${n1(x - w * 0.6)} ${n1(y)}Z`,
    b.tone(color, depth),
    y - h,
    y,
    { lit: 0.4, shade: 0.5 },
  )
}
