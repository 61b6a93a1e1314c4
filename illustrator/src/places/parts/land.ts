import { mix, shift } from '../../colour.ts'
import { blob, curve, ellipse, n1, type Point } from '../../path.ts'
import type { Brush } from './brush.ts'
import { Marks } from './marks.ts'
import { wash } from './wash.ts'

/** The y of a ridge's edge at x, both in canvas units. */
export type Edge = (x: number) => number

type Ridge = {
  bottom?: number
  bumps?: number
  depth?: number
  lit?: number
  shade?: number
  /** How much higher both ends lie than the middle, in canvas units. */
  bowl?: number
  /** How much higher the right end lies than the left, in canvas units. */
  slope?: number
}

/**
 * Draws rolling land across the canvas, filled down to `bottom`. Its edge is `y`, up or down by at most `height`.
 * @returns its edge
 */
export function ridge(
  b: Brush,
  y: number,
  height: number,
  color: string,
  { bottom = 1400, bumps = 7, depth = 0, lit = 0.35, shade = 0.4, bowl = 0, slope = 0 }: Ridge = {},
): Edge {
  const step = 1600 / bumps
  const points: Point[] = []
  for (let x = -step * 2; x <= 1600 + step * 2; x += step) {
    const t = (x - 800) / 800
    points.push([x, y + b.r.between(-height, height) - bowl * t ** 2 - (slope * t) / 2])
  }
  const paint = b.tone(color, depth)
  wash(
    b,
    `${curve(points, false, 1)}V${bottom}H${n1(-step * 2)}Z`,
    paint,
    y - height - bowl - Math.abs(slope) / 2,
    Math.min(bottom, y + 420),
    {
      lit,
      shade,
    },
  )
  return (x) => {
    const i = Math.max(0, Math.min(points.length - 2, Math.floor(x / step) + 2))
    const [[x0, y0], [, y1]] = [points[i] as Point, points[i + 1] as Point]
    const t = Math.max(0, Math.min(1, (x - x0) / step))
    return y0 + (y1 - y0) * t * t * (3 - 2 * t)
  }
}

/** A peak with a lit and a shaded flank, and snow unless `snow` is false. */
export function peak(
  b: Brush,
  x: number,
  base: number,
  width: number,
  height: number,
  { color = '#8a8fa6', depth = 0.3, snow = true }: { color?: string; depth?: number; snow?: boolean } = {},
): void {
  const { r } = b
  const top = base - height
  const side = (sign: number): Point[] =>
    [0.22, 0.42, 0.62, 0.82].map((t) => [
      x + sign * width * 0.5 * (t + r.between(-0.05, 0.05)),
      top + height * (t + r.between(-0.04, 0.04)),
    ])
  const [left, right] = [side(-1), side(1)]
  const line = (points: readonly Point[]) => points.map(([px, py]) => `L${n1(px)} ${n1(py)}`).join('')
  const stone = b.tone(color, depth)
  const all = `M${n1(x)} ${n1(top)}${line(right)}L${n1(x + width * 0.56)} ${n1(base + 20)}H${n1(x - width * 0.56)}${line(left.toReversed())}Z`
  wash(b, all, stone, top, base, { lit: 0.3, shade: 0.2 })
  const ridgeLine: Point[] = [0.16, 0.34, 0.56, 0.8].map((t, i) => [
    x + width * (i % 2 ? -0.03 : 0.06) * (0.6 + t),
    top + height * t,
  ])
  b.d.raw(
    `<path d="M${n1(x)} ${n1(top)}${line(right)}L${n1(x + width * 0.56)} ${n1(base + 20)}H${n1(x - width * 0.04)}${line(ridgeLine.toReversed())}Z" fill="${mix(stone, b.mood.shadow, 0.28)}" fill-opacity=".75"/>`,
  )
  if (!snow) return
  const cap = 0.36 + r.between(-0.05, 0.05)
  const white = b.tone('#f2f4fa', depth * 0.75)
  const w = width * 0.5 * cap
  b.d.raw(
    `<path d="M${n1(x)} ${n1(top - 2)}L${n1(x + w * 0.95)} ${n1(top + height * cap)}L${n1(x + w * 0.5)} ${n1(top + height * cap * 0.82)}L${n1(x + w * 0.2)} ${n1(top + height * cap * 1.14)}L${n1(x - w * 0.2)} ${n1(top + height * cap * 0.84)}L${n1(x - w * 0.55)} ${n1(top + height * cap * 1.08)}L${n1(x - w * 0.95)} ${n1(top + height * cap * 0.98)}Z" fill="${white}"/><path d="M${n1(x)} ${n1(top)}L${n1(x + w * 0.95)} ${n1(top + height * cap)}L${n1(x + w * 0.5)} ${n1(top + height * cap * 0.82)}L${n1(x + w * 0.2)} ${n1(top + height * cap * 1.14)}L${n1(x + w * 0.14)} ${n1(top + height * cap * 0.5)}Z" fill="${mix(white, b.mood.shadow, 0.3)}" fill-opacity=".7"/>`,
  )
}

type Winding = {
  from: Point
  to: Point
  /** Widths at the far and the near end. */
  width: readonly [far: number, near: number]
  sway?: number
  turns?: number
}

/** The outline (SVG path) of a winding path or stream that is wider where it is nearer. */
export function winding(b: Brush, { from, to, width, sway = 110, turns = 1.25 }: Winding): string {
  const phase = b.r.between(-0.3, 0.3)
  const at = (t: number, side: number): Point => {
    const near = t ** 1.7
    const x =
      from[0] +
      (to[0] - from[0]) * t +
      Math.sin((t * turns + phase) * Math.PI * 2) *
        sway *
        (0.3 + near) *
        Math.sin(Math.PI * Math.min(1, t * 1.08))
    return [x + (side * (width[0] + (width[1] - width[0]) * near)) / 2, from[1] + (to[1] - from[1]) * near]
  }
  const steps = [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.74, 0.87, 1]
  const left = steps.map((t) => at(t, -1))
  const right = steps.map((t) => at(t, 1)).toReversed()
  return `${curve(left, false, 1)}L${curve(right, false, 1).slice(1)}Z`
}

/** A path with pebbles on it. */
export function path(b: Brush, way: Winding, color = '#d9bd8e', depth = 0.04): void {
  const body = winding(b, way)
  const paint = b.tone(color, depth)
  wash(b, body, paint, way.from[1], way.to[1], { lit: 0.1, shade: 0.4 })
  const stones = new Marks()
  for (let i = 0; i < 26; i++) {
    const t = b.r() ** 0.6
    const y = way.from[1] + (way.to[1] - way.from[1]) * t ** 1.7
    const w = way.width[0] + (way.width[1] - way.width[0]) * t ** 1.7
    stones.add(
      shift(paint, b.r.pick([-0.07, -0.04, 0.06])),
      ellipse(
        way.from[0] + (way.to[0] - way.from[0]) * t + b.r.between(-0.3, 0.3) * w,
        y,
        3 + 9 * t * b.r(),
        2 + 4 * t * b.r(),
      ),
    )
  }
  b.d.clip(body, () => stones.fill(b, 0.8))
}

/** `n` tufts of grass between `edge` and `bottom`, larger where they are nearer; none where `skip` is true. */
export function tufts(
  b: Brush,
  edge: Edge,
  n: number,
  color: string,
  {
    depth = 0,
    bottom = 1380,
    skip,
  }: { depth?: number; bottom?: number; skip?: (x: number, y: number) => boolean } = {},
): void {
  const { r } = b
  const base = b.tone(color, depth)
  const sizes = [new Marks(), new Marks(), new Marks()] as const
  const colors = [shift(base, -0.07), shift(base, 0.05), mix(shift(base, 0.07), b.mood.key, 0.12)]
  for (let i = 0; i < n; i++) {
    const x = r.between(-190, 1790)
    const top = edge(x)
    const t = r() ** 1.3
    const y = top + t * (bottom - top)
    if (skip?.(x, y)) continue
    const s = 9 + t * 30
    let d = ''
    for (let k = -1; k <= 1; k++)
      d += `M${n1(x + k * s * 0.3)} ${n1(y)}q${n1(k * s * 0.2)} ${n1(-s * 0.7)} ${n1(k * s * 0.6)} ${n1(-s * r.between(0.8, 1.15))}`
    ;(sizes[Math.min(2, Math.floor(t * 3))] as Marks).add(r.pick(colors), d)
  }
  sizes[0].stroke(b, 2.4, 0.8)
  sizes[1].stroke(b, 3.6, 0.85)
  sizes[2].stroke(b, 5, 0.9)
}

/** The usual colours of small flowers. */
export const flowerColors = ['#f6efe0', '#e0706a', '#8a6fb0', '#f2c24f', '#e9a0b4']

/** `n` small flowers in patches between `edge` and `bottom`, larger where nearer; none where `skip` is true. */
export function flowers(
  b: Brush,
  edge: Edge,
  n: number,
  {
    colors = flowerColors,
    bottom = 1380,
    skip,
  }: { colors?: readonly string[]; bottom?: number; skip?: (x: number, y: number) => boolean } = {},
): void {
  const { r } = b
  const [stems, petals, hearts] = [new Marks(), new Marks(), new Marks()]
  const patches = Array.from({ length: 9 }, () => [r.between(-150, 1750), r(), r.pick(colors)] as const)
  for (let i = 0; i < n; i++) {
    const [px, pt, color] = r.pick(patches)
    const x = px + r.between(-130, 130)
    const t = Math.max(0.02, Math.min(1, pt + r.between(-0.14, 0.14)))
    const y = edge(x) + 16 + t * (bottom - edge(x) - 16)
    if (skip?.(x, y)) continue
    const s = 3.4 + t * 6.5
    const head = y - s * 3
    stems.add(b.tone('#5d8a42'), `M${n1(x)} ${n1(y)}q${n1(r.between(-3, 3))} ${n1(-s * 1.5)} 0 ${n1(-s * 3)}`)
    let d = ''
    for (let k = 0; k < 5; k++) {
      const a = k * 1.257 + i
      d += ellipse(x + Math.cos(a) * s * 0.8, head + Math.sin(a) * s * 0.7, s * 0.62, s * 0.55)
    }
    petals.add(b.tone(r() < 0.8 ? color : r.pick(colors)), d)
    hearts.add(b.tone('#e8ae45'), ellipse(x, head, s * 0.45))
  }
  stems.stroke(b, 2.4)
  petals.fill(b)
  hearts.fill(b)
}

/** A boulder with cracks, `w` × `h`; the middle of its foot is (x, y). */
export function rock(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  color = '#8f8c92',
  depth = 0,
): void {
  const { r } = b
  const paint = b.tone(color, depth)
  b.d.groundShadow(x, y - h * 0.02, w * 0.66, h * 0.2, 0.45)
  const points: Point[] = (
    [
      [-0.5, 0],
      [-0.46, -0.42],
      [-0.26, -0.86],
      [0.06, -1],
      [0.34, -0.78],
      [0.5, -0.34],
      [0.5, 0],
    ] as const
  ).map(([px, py]) => [x + px * w * r.between(0.92, 1.08), y + py * h * r.between(0.9, 1.08)])
  b.d.shape(`${curve(points, false, 0.62)}Q${n1(x)} ${n1(y + h * 0.1)} ${n1(x - w * 0.5)} ${n1(y)}Z`, paint, {
    shade: 0.6,
    lit: 0.4,
  })
  new Marks()
    .add(
      shift(paint, -0.08),
      `M${n1(x + w * 0.1)} ${n1(y - h * 0.8)}q${n1(w * 0.1)} ${n1(h * 0.2)} ${n1(w * 0.04)} ${n1(h * 0.4)}M${n1(x - w * 0.2)} ${n1(y - h * 0.4)}q${n1(w * 0.1)} ${n1(h * 0.1)} ${n1(w * 0.06)} ${n1(h * 0.24)}`,
    )
    .stroke(b, Math.max(2, w * 0.02), 0.6)
}

/** `n` small stones between `top` and `bottom`. */
export function pebbles(b: Brush, top: number, n: number, color: string, bottom = 1380): void {
  const { r } = b
  const marks = new Marks()
  for (let i = 0; i < n; i++) {
    const t = r()
    const s = 3 + t * 10 * r()
    marks.add(
      b.tone(shift(color, r.pick([-0.08, -0.03, 0.06]))),
      ellipse(r.between(-190, 1790), top + t * (bottom - top), s, s * 0.6),
    )
  }
  marks.fill(b)
}

/** An uneven bank of low plants about (x, y), `w` wide, that softens an edge of land. */
export function hump(b: Brush, x: number, y: number, w: number, h: number, color: string, depth = 0): void {
  wash(b, blob(x, y, w / 2, h, 13, 0.05, b.r), b.tone(color, depth), y - h, y + h, { lit: 0.35, shade: 0.45 })
}
