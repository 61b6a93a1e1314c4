import { mix, shift } from '../../colour.ts'
import { blob, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import type { Edge } from './land.ts'
import { leaf, Marks } from './marks.ts'
import { wash } from './wash.ts'

/** Colours of foliage in the shade and in the light. */
export type Leaves = readonly [dark: string, bright: string]
export const green: Leaves = ['#4c7a42', '#b0c062']

/** `n` leaves in the ellipse about (x, y), brighter at its top and on its lit side. */
export function leaves(
  b: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  n: number,
  [dark, bright]: Leaves,
  size: number,
): void {
  const { r } = b
  const [lx] = b.d.light.dir
  const marks = new Marks()
  for (let i = 0; i < n; i++) {
    const [a, q] = [r() * 6.283, Math.sqrt(r())]
    const [px, py] = [Math.cos(a) * q, Math.sin(a) * q]
    const up = 0.5 - py * 0.5 - px * lx * 0.35 + r.between(-0.22, 0.22)
    marks.add(
      mix(dark, bright, Math.round(Math.max(0, Math.min(1, up)) * 4) / 4),
      leaf(x + px * rx, y + py * ry, size * r.between(0.6, 1.2), r.between(-40, 40) + px * 20),
    )
  }
  marks.fill(b)
}

type Tree = { depth?: number; colors?: Leaves; bark?: string }

/** A leafy tree `h` high on (x, y). */
export function roundTree(
  b: Brush,
  x: number,
  y: number,
  h: number,
  { depth = 0, colors = green, bark = '#7b5b48' }: Tree = {},
): void {
  const { r } = b
  const s = h / 480
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  b.d.shape(
    `M${at(-24)} ${up(22)}C${at(-12)} ${up(120)} ${at(-16)} ${up(210)} ${at(-10)} ${up(310)}H${at(12)}C${at(16)} ${up(210)} ${at(10)} ${up(90)} ${at(24)} ${up(22)}Q${at(30)} ${up(4)} ${at(48)} ${up(-6)}Q${at(0)} ${up(-14)} ${at(-44)} ${up(-6)}Q${at(-28)} ${up(4)} ${at(-24)} ${up(22)}Z`,
    b.tone(bark, depth),
    { shade: 0.6 },
  )
  const [dark, bright] = [b.tone(colors[0], depth), b.tone(colors[1], depth)]
  const spread = r.between(0.88, 1.12)
  const masses = [
    [-86, 236, 84],
    [84, 246, 86],
    [0, 268, 92],
    [-62, 330, 88],
    [58, 338, 90],
    [-4, 400, 92],
  ] as const
  masses.forEach(([dx, dy, q], i) => {
    const [mx, my, size] = [
      x + dx * s * spread + r.between(-9, 9) * s,
      y - (dy + r.between(-10, 10)) * s,
      q * s,
    ]
    b.d.shape(blob(mx, my, size, size * 0.84, 11, 0.07, r), mix(dark, bright, 0.12 + i * 0.09), {
      shade: 0.45,
      lit: 0.3,
    })
    if (h > 210)
      leaves(
        b,
        mx,
        my,
        size * 0.98,
        size * 0.84,
        Math.round(Math.min(30, 8 + 14 * s)),
        [mix(dark, bright, 0.08 + i * 0.05), mix(dark, bright, 0.7 + i * 0.06)],
        5 + 8 * s,
      )
  })
}

type Pine = { depth?: number; color?: string; snow?: boolean }

/** A pine `h` high, its foot on (x, y); with `snow`, its boughs are white. */
export function pine(
  b: Brush,
  x: number,
  y: number,
  h: number,
  { depth = 0, color = '#4f7f58', snow = false }: Pine = {},
): void {
  const { r } = b
  const tiers = h > 260 ? 5 : 4
  const half = h * r.between(0.25, 0.31)
  const paint = b.tone(color, depth)
  b.d.raw(
    `<path d="M${n1(x - h * 0.028)} ${n1(y)}v${n1(-h * 0.2)}h${n1(h * 0.056)}v${n1(h * 0.2)}Z" fill="${b.tone('#5f4c48', depth)}"/>`,
  )
  const tier = (i: number, sign: number) => {
    const t = (i + 1) / tiers
    return {
      out: [x + sign * half * t ** 0.85 * r.between(0.94, 1.06), y - h * (1 - 0.9 * t)] as const,
      back: [x + sign * half * t ** 0.85 * 0.46, y - h * (1 - 0.9 * t) - h * 0.035] as const,
    }
  }
  let [right, left, edges, caps] = ['', '', '', '']
  const lefts: string[] = []
  for (let i = 0; i < tiers; i++) {
    const [a, c] = [tier(i, 1), tier(i, -1)]
    const from = i === 0 ? [x, y - h] : [x + (a.back[0] - x) * 0.72, a.back[1] - h * 0.16]
    const bow = (p: readonly [number, number], sign: number) =>
      `Q${n1(x + sign * half * 0.2 * (i + 1) * 0.5)} ${n1((from[1]! + p[1]) / 2 + h * 0.02)} ${n1(p[0])} ${n1(p[1])}`
    right += `${bow(a.out, 1)}Q${n1((a.out[0] + a.back[0]) / 2)} ${n1(a.out[1] + h * 0.012)} ${n1(a.back[0])} ${n1(a.back[1])}`
    lefts.push(
      `L${n1(c.back[0])} ${n1(c.back[1])}Q${n1((c.out[0] + c.back[0]) / 2)} ${n1(c.out[1] + h * 0.012)} ${n1(c.out[0])} ${n1(c.out[1])}`,
    )
    const w = a.out[0] - c.out[0]
    edges += `M${n1(c.back[0])} ${n1(c.back[1])}Q${n1(x)} ${n1(c.back[1] + h * 0.06)} ${n1(a.back[0])} ${n1(a.back[1])}`
    caps += `M${n1(c.out[0])} ${n1(c.out[1])}Q${n1(c.out[0] + w * 0.2)} ${n1(c.out[1] - h * 0.075)} ${n1(x - w * 0.06)} ${n1(c.out[1] - h * 0.13)}Q${n1(x + w * 0.08)} ${n1(c.out[1] - h * 0.07)} ${n1(x - w * 0.02)} ${n1(c.out[1] - h * 0.045)}Q${n1(x - w * 0.16)} ${n1(c.out[1] - h * 0.07)} ${n1(x - w * 0.2)} ${n1(c.out[1] - h * 0.015)}Q${n1(x - w * 0.34)} ${n1(c.out[1] - h * 0.04)} ${n1(c.out[0])} ${n1(c.out[1])}Z`
  }
  left = lefts.toReversed().join('')
  b.d.shape(`M${n1(x)} ${n1(y - h)}${right}${left}Z`, paint, { shade: 0.5, lit: 0.3 })
  if (h > 150) new Marks().add(mix(paint, b.mood.shadow, 0.3), edges).stroke(b, Math.max(2, h * 0.012), 0.6)
  if (snow) new Marks().add(b.tone('#f4f6fb', depth * 0.8), caps).fill(b, 0.95)
}

/** `n` distant trees along `edge`, each as high as the range `height`; `pines` is the share of pines, 0…1. */
export function farWood(
  b: Brush,
  edge: Edge,
  n: number,
  height: readonly [number, number],
  {
    depth = 0.45,
    pines = 0.6,
    colors = ['#3f6a4c', '#7fa870'],
    snow = false,
    clear,
  }: {
    depth?: number
    pines?: number
    colors?: Leaves
    snow?: boolean
    /** No trees between these x. */
    clear?: readonly [number, number]
  } = {},
): void {
  const { r } = b
  const spots = Array.from({ length: n }, (_, i) => -160 + ((i + r.between(0.1, 0.9)) * 1920) / n)
  for (const x of spots) {
    if (clear && x > clear[0] && x < clear[1]) continue
    const h = r.between(...height)
    const y = edge(x) + r.between(4, 22)
    if (r() < pines)
      pine(b, x, y, h, { depth: depth + r.between(-0.04, 0.06), color: mix(...colors, r() * 0.5), snow })
    else puffTree(b, x, y, h * 0.85, depth, mix(...colors, r()))
  }
}

/** A small distant tree `h` high: an uneven crown on a stem. */
export function puffTree(b: Brush, x: number, y: number, h: number, depth: number, color: string): void {
  b.d.raw(
    `<path d="M${n1(x - h * 0.035)} ${n1(y)}l${n1(h * 0.014)} ${n1(-h * 0.5)}h${n1(h * 0.04)}l${n1(h * 0.014)} ${n1(h * 0.5)}Z" fill="${b.tone('#6b5750', depth)}"/>`,
  )
  b.d.shape(blob(x, y - h * 0.64, h * 0.29, h * 0.37, 10, 0.1, b.r), b.tone(color, depth), {
    shade: 0.45,
    lit: 0.35,
  })
}

/** A tall trunk that leaves the picture above; `w` wide, its foot on y. */
export function trunk(
  b: Brush,
  x: number,
  y: number,
  w: number,
  { color = '#6d5145', depth = 0, hollow = false } = {},
): void {
  const { r } = b
  const paint = b.tone(color, depth)
  const bend = r.between(-30, 30)
  const h = y + 220
  const at = (dx: number) => n1(x + dx * w)
  b.d.shape(
    `M${at(-0.46)} -220C${n1(x - w * 0.4 + bend)} ${n1(y - h * 0.7)} ${at(-0.46)} ${n1(y - h * 0.35)} ${at(-0.6)} ${n1(y - 70)}Q${at(-0.76)} ${n1(y - 10)} ${at(-1.15)} ${n1(y + 6)}Q${at(-0.5)} ${n1(y - 10)} ${at(-0.2)} ${n1(y + 12)}Q${at(0.3)} ${n1(y - 8)} ${at(0.5)} ${n1(y + 8)}Q${at(0.8)} ${n1(y - 4)} ${at(1.2)} ${n1(y + 4)}Q${at(0.78)} ${n1(y - 14)} ${at(0.58)} ${n1(y - 76)}C${at(0.44)} ${n1(y - h * 0.35)} ${n1(x + w * 0.5 + bend)} ${n1(y - h * 0.7)} ${at(0.48)} -220Z`,
    paint,
    { shade: 0.6, lit: 0.4, dir: [0.95, 0.1] },
  )
  const bark = new Marks()
  for (let i = 0; i < w / 5; i++) {
    const [bx, by, l] = [x + r.between(-0.38, 0.38) * w, r.between(-160, y - 130), r.between(40, 130)]
    bark.add(
      shift(paint, r() < 0.6 ? -0.06 : 0.05),
      `M${n1(bx)} ${n1(by)}q${n1(r.between(-8, 8))} ${n1(l / 2)} 0 ${n1(l)}`,
    )
  }
  bark.stroke(b, Math.max(2.5, w * 0.03), 0.7)
  if (hollow)
    b.d.shape(blob(x, y - 470, w * 0.22, w * 0.32, 9, 0.06, r), mix(paint, b.mood.shadow, 0.55), {
      shade: 0.6,
      dir: [0, -1],
    })
}

/** A birch: white trunk with dark marks, light hanging leaves above. */
export function birch(b: Brush, x: number, y: number, w: number, depth = 0): void {
  const { r } = b
  const paint = b.tone('#e9e2d6', depth)
  const lean = r.between(-50, 50)
  b.d.shape(
    `M${n1(x + lean - w * 0.36)} -220C${n1(x + lean * 0.6 - w * 0.4)} ${n1(y * 0.3)} ${n1(x - w * 0.5)} ${n1(y * 0.7)} ${n1(x - w * 0.56)} ${n1(y)}Q${n1(x)} ${n1(y + 14)} ${n1(x + w * 0.62)} ${n1(y)}C${n1(x + w * 0.5)} ${n1(y * 0.7)} ${n1(x + lean * 0.6 + w * 0.4)} ${n1(y * 0.3)} ${n1(x + lean + w * 0.36)} -220Z`,
    paint,
    { shade: 0.55, lit: 0.3, dir: [0.95, 0.1] },
  )
  const bars = new Marks()
  for (let i = 0; i < 13; i++) {
    const by = -140 + (i * (y + 100)) / 13 + r.between(-14, 14)
    const bx = x + lean * (1 - Math.max(0, by) / y) + r.between(-0.42, 0.1) * w
    const l = w * r.between(0.2, 0.5)
    bars.add(
      b.tone('#54464a', depth),
      `M${n1(bx)} ${n1(by)}q${n1(l * 0.5)} ${n1(w * 0.09)} ${n1(l)} 0q${n1(-l * 0.5)} ${n1(-w * 0.12)} ${n1(-l)} 0Z`,
    )
  }
  bars.fill(b, 0.85)
}

/** Foliage that hangs into the picture from above. */
export function canopy(
  b: Brush,
  x: number,
  y: number,
  rx: number,
  colors: Leaves = ['#2f5a44', '#86b070'],
  depth = 0.18,
): void {
  const [dark, bright] = [b.tone(colors[0], depth), b.tone(colors[1], depth)]
  for (const [dx, dy, q] of [
    [-0.5, -0.08, 0.62],
    [0.52, -0.12, 0.6],
    [0, 0.05, 0.7],
  ] as const) {
    const [cx, cy, size] = [x + dx * rx, y + dy * rx, rx * q]
    wash(
      b,
      blob(cx, cy, size, size * 0.66, 13, 0.09, b.r),
      mix(dark, bright, 0.16),
      cy - size * 0.5,
      cy + size * 0.7,
      {
        lit: 0.2,
        shade: 0.5,
      },
    )
    leaves(b, cx, cy, size, size * 0.66, 34, [dark, bright], 9 + rx * 0.045)
  }
}

/** Dark leaves in a corner of the foreground. */
export function leafCorner(
  b: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  n = 120,
  colors: Leaves = ['#1e3f34', '#5c8a58'],
): void {
  leaves(b, x, y, rx, ry, n, [b.frame(colors[0]), b.frame(colors[1])], 30)
}

/** A low round bush. */
export function bush(b: Brush, x: number, y: number, w: number, colors: Leaves = green, depth = 0): void {
  const [dark, bright] = [b.tone(colors[0], depth), b.tone(colors[1], depth)]
  for (const [dx, q] of [
    [-0.3, 0.34],
    [0.3, 0.32],
    [0.02, 0.42],
  ] as const) {
    const [cx, size] = [x + dx * w, w * q]
    b.d.shape(blob(cx, y - size * 0.62, size, size * 0.74, 11, 0.07, b.r), mix(dark, bright, 0.2), {
      shade: 0.5,
      lit: 0.3,
    })
    leaves(b, cx, y - size * 0.68, size * 0.94, size * 0.7, 24, [dark, bright], 6 + w * 0.03)
  }
}
