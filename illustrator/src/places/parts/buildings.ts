import { mix, shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import { type Brush, isNamed } from './brush.ts'
import { Marks } from './marks.ts'
import { halo } from './wash.ts'

type Window = { arched?: boolean; depth?: number; lit?: boolean; frame?: string; bars?: boolean }

/** A window of `w` × `h`, the middle of its sill at (x, y); lit when it is dark. */
export function lamplit(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  { arched = false, depth = 0.1, lit = b.mood.dark, frame = '#e9dcc4', bars = true }: Window = {},
): void {
  const top = arched
    ? `v${n1(-h + w / 2)}a${n1(w / 2)} ${n1(w / 2)} 0 0 1 ${n1(w)} 0v${n1(h - w / 2)}`
    : `v${n1(-h)}h${n1(w)}v${n1(h)}`
  const d = `M${n1(x - w / 2)} ${n1(y)}${top}Z`
  if (lit) halo(b, x, y - h / 2, Math.max(w, h) * 1.5, '#ffc46a', 0.34)
  const pane = lit ? '#ffdf94' : mix(b.tone('#5d6f8c', depth), b.mood.sky[1], 0.35)
  b.d.raw(
    `<path d="${d}" fill="${pane}" stroke="${b.tone(frame, depth)}" stroke-width="${n1(Math.max(2, w * 0.11))}"/>`,
  )
  if (bars && w > 16)
    b.d.raw(
      `<path d="M${n1(x)} ${n1(y)}v${n1(-h)}M${n1(x - w / 2)} ${n1(y - h * 0.5)}h${n1(w)}" stroke="${b.tone(frame, depth)}" stroke-width="${n1(Math.max(1.6, w * 0.07))}"/>`,
    )
}

/** Short strokes of masonry or timber over a wall. */
export function bricks(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  color: string,
  size = 16,
): void {
  const marks = new Marks()
  for (let i = 0; i < n; i++)
    marks.add(
      b.r() < 0.7 ? shift(color, -0.06) : shift(color, 0.05),
      `M${n1(x + b.r() * (w - size))} ${n1(y + b.r() * h)}h${n1(size * b.r.between(0.6, 1.1))}`,
    )
  marks.stroke(b, size * 0.32, 0.7)
}

type Cottage = {
  wall?: string
  roof?: string
  depth?: number
  snow?: boolean
  chimney?: boolean
  lit?: boolean
}

/** A small house `w` wide on (x, y): door, two windows, chimney with smoke. */
export function cottage(
  b: Brush,
  x: number,
  y: number,
  w: number,
  {
    wall = '#e3d2b6',
    roof = '#a5583f',
    depth = 0.1,
    snow = false,
    chimney = true,
    lit = b.mood.dark,
  }: Cottage = {},
): void {
  const [left, h] = [x - w / 2, w * 0.56]
  const at = (t: number) => n1(left + t * w)
  const up = (t: number) => n1(y - t * w)
  if (chimney) {
    b.d.shape(`M${at(0.68)} ${up(0.72)}V${up(1.08)}H${at(0.8)}V${up(0.62)}Z`, b.tone('#9a6a58', depth))
    if (snow)
      b.d.raw(
        `<path d="M${at(0.66)} ${up(1.06)}q${n1(w * 0.08)} ${n1(-w * 0.07)} ${n1(w * 0.16)} 0Z" fill="${b.tone('#f2f5fb', depth)}"/>`,
      )
    smoke(b, left + w * 0.74, y - w * 1.1, w * 0.28, depth)
  }
  b.d.shape(
    `M${at(0.04)} ${n1(y)}V${n1(y - h)}L${at(0.5)} ${up(0.94)}L${at(0.96)} ${n1(y - h)}V${n1(y)}Z`,
    b.tone(wall, depth),
    { shade: 0.5, lit: 0.35, dir: [0.9, 0.3] },
  )
  bricks(b, left + w * 0.08, y - h * 0.95, w * 0.8, h * 0.9, 12, b.tone(wall, depth), w * 0.05)
  lamplit(b, left + w * 0.27, y - w * 0.2, w * 0.16, w * 0.19, { depth, lit })
  lamplit(b, left + w * 0.76, y - w * 0.2, w * 0.16, w * 0.19, { depth, lit })
  lamplit(b, left + w * 0.5, y - w * 0.62, w * 0.12, w * 0.14, { depth, lit, arched: true })
  const door = b.tone('#5f7f86', depth)
  b.d.shape(
    `M${at(0.42)} ${n1(y)}v${n1(-w * 0.3)}a${n1(w * 0.08)} ${n1(w * 0.08)} 0 0 1 ${n1(w * 0.16)} 0V${n1(y)}Z`,
    door,
    { shade: 0.5 },
  )
  b.d.raw(
    `<path d="${ellipse(left + w * 0.55, y - w * 0.17, w * 0.012)}" fill="${b.tone('#efbf4a', depth)}"/>`,
  )
  const lid = `M${at(-0.06)} ${up(0.5)}Q${at(0.24)} ${up(0.8)} ${at(0.5)} ${up(1.04)}Q${at(0.76)} ${up(0.8)} ${at(1.06)} ${up(0.5)}L${at(0.98)} ${up(0.47)}Q${at(0.72)} ${up(0.7)} ${at(0.5)} ${up(0.88)}Q${at(0.28)} ${up(0.7)} ${at(0.02)} ${up(0.47)}Z`
  b.d.shape(lid, b.tone(snow ? '#f2f5fb' : roof, depth), { shade: 0.45, lit: 0.3 })
  if (snow)
    b.d.raw(
      `<path d="M${at(0.02)} ${up(0.47)}Q${at(0.28)} ${up(0.7)} ${at(0.5)} ${up(0.88)}Q${at(0.72)} ${up(0.7)} ${at(0.98)} ${up(0.47)}" fill="none" stroke="${b.tone(roof, depth)}" stroke-width="${n1(w * 0.025)}"/>`,
    )
}

export function smoke(b: Brush, x: number, y: number, size: number, depth = 0.2): void {
  const color = mix(b.tone('#f2eee6', depth), b.mood.sky[1], 0.35)
  let d = ''
  for (let i = 0; i < 4; i++)
    d += ellipse(
      x + size * (0.1 + i * i * 0.1),
      y - size * i * 0.62,
      size * (0.24 + i * 0.12),
      size * (0.2 + i * 0.09),
    )
  b.d.raw(`<path d="${d}" fill="${color}" fill-opacity=".3"/>`)
}

type CastleColors = { wall?: string; roof?: string; depth?: number; sparse?: boolean }

/** A round tower on (x, y) with a pointed roof and windows, and a flag if one is given. */
export function tower(
  b: Brush,
  x: number,
  y: number,
  half: number,
  h: number,
  roofHeight: number,
  { wall = '#cdb8a6', roof = '#8a4f6c', depth = 0.12, sparse = false }: CastleColors = {},
): void {
  const paint = b.tone(wall, depth)
  b.d.shape(`M${n1(x - half)} ${n1(y)}v${n1(-h)}h${n1(2 * half)}v${n1(h)}Z`, paint, {
    shade: 0.6,
    lit: 0.4,
    dir: [1, 0.1],
  })
  bricks(
    b,
    x - half * 0.85,
    y - h * 0.95,
    half * 1.7,
    h * 0.9,
    Math.round(5 + (h * half) / 2200),
    paint,
    half * 0.26,
  )
  b.d.shape(
    `M${n1(x - half * 1.14)} ${n1(y - h)}v${n1(-half * 0.26)}h${n1(half * 2.28)}v${n1(half * 0.26)}Z`,
    shift(paint, 0.03),
    { shade: 0.5, dir: [1, 0.1] },
  )
  const base = y - h - half * 0.2
  b.d.shape(
    `M${n1(x - half * 1.34)} ${n1(base)}Q${n1(x - half * 0.3)} ${n1(base - roofHeight * 0.42)} ${n1(x)} ${n1(base - roofHeight)}Q${n1(x + half * 0.3)} ${n1(base - roofHeight * 0.42)} ${n1(x + half * 1.34)} ${n1(base)}Q${n1(x)} ${n1(base + half * 0.34)} ${n1(x - half * 1.34)} ${n1(base)}Z`,
    b.tone(roof, depth),
    { shade: 0.6, dir: [1, 0.2] },
  )
  const pole = half * 0.9
  b.d.raw(
    `<path d="M${n1(x)} ${n1(base - roofHeight + 4)}v${n1(-pole)}" stroke="${b.tone('#6b5750', depth)}" stroke-width="${n1(Math.max(2, half * 0.07))}"/>`,
  )
  b.d.shape(
    `M${n1(x)} ${n1(base - roofHeight - pole)}q${n1(half * 0.4)} ${n1(-half * 0.18)} ${n1(half * 0.95)} ${n1(half * 0.18)}q${n1(-half * 0.5)} ${n1(half * 0.1)} ${n1(-half * 0.95)} ${n1(half * 0.3)}Z`,
    b.tone('#d9674f', depth),
    { shade: 0.3 },
  )
  const w = Math.max(9, half * 0.36)
  lamplit(b, x, y - h * 0.66, w, w * 1.7, { arched: true, depth, bars: false, frame: '#a58e80' })
  if (!sparse && h > half * 4)
    lamplit(b, x + half * 0.1, y - h * 0.3, w * 0.85, w * 1.5, {
      arched: true,
      depth,
      bars: false,
      frame: '#a58e80',
    })
}

/** A castle about 560·`s` wide on (x, y). */
export function castle(b: Brush, x: number, y: number, s: number, colors: CastleColors = {}): void {
  const { wall = '#cdb8a6', depth = 0.12 } = colors
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  tower(b, x - 96 * s, y - 100 * s, 34 * s, 200 * s, 120 * s, { ...colors, sparse: true })
  tower(b, x + 14 * s, y - 60 * s, 72 * s, 330 * s, 200 * s, colors)
  tower(b, x - 165 * s, y, 46 * s, 270 * s, 136 * s, colors)
  tower(b, x + 160 * s, y, 52 * s, 300 * s, 156 * s, colors)
  const paint = b.tone(wall, depth)
  let teeth = ''
  for (let i = 0; i < 9; i++)
    teeth += `V${up(172)}H${at(-240 + i * 54 + 30)}V${up(150)}H${at(-240 + (i + 1) * 54)}`
  b.d.shape(`M${at(-240)} ${up(0)}V${up(150)}${teeth}V${up(0)}Z`, paint, { shade: 0.5, lit: 0.3 })
  bricks(b, x - 230 * s, y - 140 * s, 460 * s, 130 * s, 34, paint, 17 * s)
  tower(b, x - 246 * s, y, 40 * s, 210 * s, 112 * s, { ...colors, sparse: true })
  tower(b, x + 250 * s, y, 42 * s, 196 * s, 106 * s, { ...colors, sparse: true })
  b.d.shape(
    `M${at(-48)} ${up(0)}v${n1(-72 * s)}a${n1(48 * s)} ${n1(48 * s)} 0 0 1 ${n1(96 * s)} 0V${up(0)}Z`,
    b.tone('#6b4436', depth),
    { shade: 0.6 },
  )
  new Marks()
    .add(
      b.tone('#54352c', depth),
      `M${at(-24)} ${up(0)}v${n1(-106 * s)}M${at(0)} ${up(0)}v${n1(-116 * s)}M${at(24)} ${up(0)}v${n1(-106 * s)}`,
    )
    .stroke(b, 4 * s)
  for (const dx of [-104, 104])
    lamplit(b, x + dx * s, y - 62 * s, 24 * s, 40 * s, { arched: true, depth, bars: false, frame: '#a58e80' })
}

/** A street lamp `h` high, lit when it is dark. */
export function streetLamp(
  b: Brush,
  x: number,
  y: number,
  h: number,
  depth = 0.04,
): { x: number; y: number } {
  const iron = b.tone('#4a4f5e', depth)
  const s = h / 400
  if (isNamed(b, 'lamp-post')) return { x, y: y - 366 * s }
  b.d.groundShadow(x, y, 46 * s, 10 * s, 0.5)
  b.d.shape(
    `M${n1(x - 18 * s)} ${n1(y)}q${n1(10 * s)} ${n1(-30 * s)} ${n1(11 * s)} ${n1(-70 * s)}V${n1(y - 330 * s)}h${n1(14 * s)}V${n1(y - 70 * s)}q${n1(1 * s)} ${n1(40 * s)} ${n1(11 * s)} ${n1(70 * s)}Z`,
    iron,
    { shade: 0.5, dir: [1, 0] },
  )
  const head = y - 330 * s
  if (b.mood.dark) {
    b.d.glow(x, head - 36 * s, 300 * s, '#ffcf7a', 0.6)
    halo(b, x, head - 36 * s, 110 * s, '#ffe2a0', 0.8)
  }
  b.d.raw(
    `<path d="M${n1(x - 20 * s)} ${n1(head)}l${n1(-12 * s)} ${n1(-64 * s)}h${n1(64 * s)}l${n1(-12 * s)} ${n1(64 * s)}Z" fill="${b.mood.dark ? '#ffe6a6' : b.tone('#e8e0c8', depth)}" stroke="${iron}" stroke-width="${n1(6 * s)}" stroke-linejoin="round"/>`,
  )
  b.d.shape(
    `M${n1(x - 40 * s)} ${n1(head - 64 * s)}Q${n1(x)} ${n1(head - 76 * s)} ${n1(x)} ${n1(head - 104 * s)}Q${n1(x)} ${n1(head - 76 * s)} ${n1(x + 40 * s)} ${n1(head - 64 * s)}Z`,
    iron,
  )
  return { x, y: head - 36 * s }
}

/** A picket or rail fence from (x0, y) to x1; `h` high. */
export function fence(
  b: Brush,
  x0: number,
  x1: number,
  y: number,
  h: number,
  color = '#e9e0cf',
  depth = 0.08,
  pointed = true,
): void {
  const step = h * (pointed ? 0.42 : 1.5)
  const paint = b.tone(color, depth)
  let posts = ''
  for (let x = x0; x <= x1; x += step) {
    const w = h * (pointed ? 0.2 : 0.14)
    posts += pointed
      ? `M${n1(x)} ${n1(y)}V${n1(y - h * 0.86)}L${n1(x + w / 2)} ${n1(y - h)}L${n1(x + w)} ${n1(y - h * 0.86)}V${n1(y)}Z`
      : `M${n1(x)} ${n1(y)}V${n1(y - h)}H${n1(x + w)}V${n1(y)}Z`
  }
  const rail = (t: number) =>
    `M${n1(x0 - h * 0.1)} ${n1(y - h * t)}h${n1(x1 - x0 + h * 0.3)}v${n1(h * 0.11)}h${n1(-(x1 - x0) - h * 0.3)}Z`
  b.d.shape(rail(0.72) + rail(0.34), shift(paint, -0.05), { shade: 0.3 })
  b.d.shape(posts, paint, { shade: 0.4, lit: 0.2 })
}
