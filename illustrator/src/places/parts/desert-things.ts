import { mix, shift } from '../../colour.ts'
import { n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { Marks } from './marks.ts'
import { halo, pool, wash } from './wash.ts'

/** A dune: a wind-cut crest with its lit and its shaded slope. */
export function dune(
  b: Brush,
  left: number,
  crest: number,
  right: number,
  top: number,
  base: number,
  color: string,
  depth: number,
): void {
  const paint = b.tone(color, depth)
  wash(
    b,
    `M${left} ${base}C${n1(left + (crest - left) * 0.5)} ${base} ${n1(left + (crest - left) * 0.7)} ${top} ${crest} ${top}C${n1(crest + (right - crest) * 0.3)} ${n1(top + 10)} ${n1(crest + (right - crest) * 0.5)} ${base} ${right} ${base}Z`,
    paint,
    top,
    base,
    { lit: 0.4, shade: 0.1 },
  )
  b.d.shape(
    `M${crest} ${top}C${n1(crest + (right - crest) * 0.3)} ${n1(top + 10)} ${n1(crest + (right - crest) * 0.5)} ${base} ${right} ${base}H${n1(crest - (crest - left) * 0.1)}C${n1(crest + 40)} ${n1(base - (base - top) * 0.4)} ${n1(crest - 60)} ${n1(top + (base - top) * 0.4)} ${crest} ${top}Z`,
    mix(paint, b.mood.shadow, 0.26),
    { shade: 0.3, lit: 0 },
  )
}

export function ripples(b: Brush, top: number, n: number, color: string): void {
  const marks = new Marks()
  for (let i = 0; i < n; i++) {
    const t = b.r()
    const l = 60 + t * 190
    marks.add(
      shift(b.tone(color), b.r.pick([-0.045, 0.04])),
      `M${n1(b.r.between(-200, 1700))} ${n1(top + t * (1380 - top))}q${n1(l * 0.25)} ${n1(-10 - 8 * t)} ${n1(l * 0.5)} 0t${n1(l * 0.5)} 0`,
    )
  }
  marks.stroke(b, 5, 0.7)
}

export function saguaro(b: Brush, x: number, y: number, h: number, depth = 0): void {
  const paint = b.tone('#6f9a62', depth)
  const w = h * 0.15
  b.d.groundShadow(x, y, w * 1.6, w * 0.3, 0.4)
  b.d.stroke(
    `M${n1(x - w * 0.2)} ${n1(y - h * 0.36)}H${n1(x - w * 1.5)}Q${n1(x - w * 1.9)} ${n1(y - h * 0.36)} ${n1(x - w * 1.9)} ${n1(y - h * 0.46)}V${n1(y - h * 0.66)}M${n1(x)} ${n1(y - h * 0.26)}H${n1(x + w * 1.3)}Q${n1(x + w * 1.7)} ${n1(y - h * 0.26)} ${n1(x + w * 1.7)} ${n1(y - h * 0.36)}V${n1(y - h * 0.52)}`,
    paint,
    w * 0.72,
  )
  b.d.shape(
    `M${n1(x - w / 2)} ${n1(y)}V${n1(y - h + w / 2)}a${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(w)} 0V${n1(y)}Z`,
    paint,
    { shade: 0.5, lit: 0.35, dir: [1, 0.1] },
  )
  new Marks()
    .add(
      shift(paint, -0.07),
      `M${n1(x - w * 0.2)} ${n1(y - 8)}V${n1(y - h * 0.94)}M${n1(x + w * 0.16)} ${n1(y - 8)}V${n1(y - h * 0.94)}`,
    )
    .stroke(b, Math.max(2, w * 0.07), 0.7)
  new Marks()
    .add(b.tone('#e8789a', depth), `M${n1(x)} ${n1(y - h)}v1M${n1(x - w * 1.9)} ${n1(y - h * 0.68)}v1`)
    .stroke(b, w * 0.34)
}

/** Camels along a crest, small and far. */
export function caravan(b: Brush, x: number, y: number, s: number): void {
  const color = mix(b.tone('#7a5444', 0.2), b.mood.shadow, 0.25)
  const marks = new Marks()
  for (let i = 0; i < 3; i++) {
    const [cx, cy] = [x + i * 92 * s, y + i * 7 * s]
    const p = (dx: number, dy: number) => `${n1(cx + dx * s)} ${n1(cy + dy * s)}`
    marks.add(
      color,
      `M${p(-30, 0)}L${p(-26, -30)}Q${p(-30, -46)} ${p(-16, -48)}Q${p(-8, -66)} ${p(2, -48)}Q${p(8, -66)} ${p(18, -48)}L${p(28, -44)}Q${p(34, -40)} ${p(36, -58)}Q${p(38, -74)} ${p(52, -72)}L${p(54, -64)}L${p(44, -62)}Q${p(44, -36)} ${p(30, -30)}L${p(30, 0)}H${n1(cx + 24 * s)}L${p(20, -26)}H${n1(cx - 16 * s)}L${p(-22, 0)}Z`,
    )
  }
  marks.fill(b)
}

export const sandFront = (f: Brush) => {
  wash(f, 'M-200 1400V1230C-40 1200 160 1260 360 1400Z', f.frame('#d8a468'), 1210, 1400)
  wash(f, 'M1800 1400V1220C1660 1190 1480 1260 1240 1400Z', f.frame('#d8a468'), 1200, 1400)
  for (const [x, h] of [
    [40, 150],
    [1570, 170],
  ] as const) {
    const blades = new Marks()
    for (let k = -4; k <= 4; k++)
      blades.add(
        f.frame('#a8a05c'),
        `M${x + k * 6} 1260q${k * 8} ${n1(-h * 0.6)} ${k * 20} ${n1(-h + Math.abs(k) * 14)}`,
      )
    blades.stroke(f, 8)
  }
}

export function tent(b: Brush, x: number, y: number, w: number, color: string): void {
  const h = w * 0.62
  const lit = b.mood.dark
  b.d.groundShadow(x, y, w * 0.6, 20, 0.5)
  const wall = b.tone('#efe0c0', 0.05)
  b.d.shape(
    `M${n1(x - w * 0.42)} ${n1(y)}L${n1(x - w * 0.34)} ${n1(y - h * 0.52)}H${n1(x + w * 0.34)}L${n1(x + w * 0.42)} ${n1(y)}Z`,
    wall,
    { shade: 0.5 },
  )
  b.d.shape(
    `M${n1(x - w * 0.12)} ${n1(y)}Q${n1(x)} ${n1(y - h * 0.3)} ${n1(x)} ${n1(y - h * 0.5)}Q${n1(x)} ${n1(y - h * 0.3)} ${n1(x + w * 0.12)} ${n1(y)}Z`,
    lit ? '#ffd98a' : b.tone('#8a5a4c', 0.05),
    { shade: lit ? 0.1 : 0.5 },
  )
  if (lit) {
    halo(b, x, y - h * 0.2, w * 0.5, '#ffcf7a', 0.65)
    pool(b, x, y + 14, w * 0.6, 34, '#ffcf7a', 0.5)
  }
  const roof = b.tone(color, 0.05)
  b.d.shape(
    `M${n1(x - w * 0.46)} ${n1(y - h * 0.44)}Q${n1(x - w * 0.1)} ${n1(y - h * 0.66)} ${n1(x)} ${n1(y - h * 1.06)}Q${n1(x + w * 0.1)} ${n1(y - h * 0.66)} ${n1(x + w * 0.46)} ${n1(y - h * 0.44)}Q${n1(x + w * 0.345)} ${n1(y - h * 0.34)} ${n1(x + w * 0.23)} ${n1(y - h * 0.46)}Q${n1(x + w * 0.115)} ${n1(y - h * 0.34)} ${n1(x)} ${n1(y - h * 0.46)}Q${n1(x - w * 0.115)} ${n1(y - h * 0.34)} ${n1(x - w * 0.23)} ${n1(y - h * 0.46)}Q${n1(x - w * 0.345)} ${n1(y - h * 0.34)} ${n1(x - w * 0.46)} ${n1(y - h * 0.44)}Z`,
    roof,
    { shade: 0.5 },
  )
  b.d.shape(
    `M${n1(x)} ${n1(y - h * 1.06)}v${n1(-h * 0.16)}q${n1(w * 0.06)} 0 ${n1(w * 0.13)} ${n1(h * 0.04)}q${n1(-w * 0.06)} ${n1(h * 0.03)} ${n1(-w * 0.13)} ${n1(h * 0.06)}Z`,
    b.tone('#d8a23f', 0.05),
  )
}

/** A cliff of red layers: filled between `edge`, given from top to bottom, and x = `outer`. */
export function cliff(
  b: Brush,
  edge: readonly (readonly [number, number])[],
  outer: number,
  color: string,
  depth: number,
): void {
  const paint = b.tone(color, depth)
  const line = edge.map(([x, y]) => `L${x + b.r.int(-10, 10)} ${y}`).join('')
  const [first, last] = [edge[0]!, edge.at(-1)!]
  const d = `M${outer} ${first[1]}${line}L${outer} ${last[1]}Z`
  wash(b, d, paint, first[1], last[1], { lit: 0.35, shade: 0.35 })
  b.d.clip(d, () => {
    const bands = new Marks()
    const [lo, hi] = [
      Math.min(outer, ...edge.map(([x]) => x)) - 20,
      Math.max(outer, ...edge.map(([x]) => x)) + 20,
    ]
    for (let y = first[1] + 50, i = 0; y < last[1]; y += b.r.between(60, 110), i++)
      bands.add(
        shift(paint, i % 2 ? -0.05 : 0.045, 1.05),
        `M${lo} ${n1(y)}Q${n1((lo + hi) / 2)} ${n1(y + b.r.between(-26, 26))} ${hi} ${n1(y + b.r.between(-8, 8))}v${n1(b.r.between(18, 46))}Q${n1((lo + hi) / 2)} ${n1(y + b.r.between(20, 50))} ${lo} ${n1(y + 30)}Z`,
      )
    bands.fill(b, 0.8)
  })
}
