import { shift } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { leaf, Marks } from './marks.ts'
import { halo } from './wash.ts'

/** A fern whose fronds are `size` long; `paint` is the finished colour. */
export function fern(b: Brush, x: number, y: number, size: number, paint: string, lean = 0): void {
  const { r } = b
  const [ribs, fronds] = [new Marks(), new Marks()]
  for (let k = 0; k < 5; k++) {
    const angle = ((-90 + (k - 2) * 27 + lean + r.between(-6, 6)) * Math.PI) / 180
    const length = size * r.between(0.8, 1.15)
    const color = shift(paint, r.pick([-0.05, 0, 0.05]))
    const to = (u: number, v: number) =>
      `${n1(x + Math.cos(angle) * u - Math.sin(angle) * v)} ${n1(y + Math.sin(angle) * u + Math.cos(angle) * v)}`
    const droop = length * 0.1 * (k < 2 ? -1 : 1)
    ribs.add(color, `M${to(0, 0)}Q${to(length * 0.5, -droop)} ${to(length, droop)}`)
    let d = ''
    for (let i = 1; i < 10; i++) {
      const t = i / 10
      const [px, py] = [length * t, -2 * droop * t * (1 - t) + droop * t * t]
      const l = length * 0.3 * (1 - t * 0.8)
      for (const s of [-1, 1])
        d += `M${to(px, py)}Q${to(px + l * 0.1, py + s * l * 0.8)} ${to(px + l * 0.75, py + s * l)}Q${to(px + l * 0.75, py + s * l * 0.4)} ${to(px + l * 0.3, py)}Z`
    }
    fronds.add(color, d)
  }
  ribs.stroke(b, Math.max(2.5, size * 0.022))
  fronds.fill(b)
}

export function mushroom(b: Brush, x: number, y: number, s: number, cap = '#c9503f'): void {
  const at = (dx: number) => n1(x + dx * s)
  const up = (dy: number) => n1(y - dy * s)
  b.d.shape(
    `M${at(-12)} ${up(44)}Q${at(-15)} ${up(14)} ${at(-20)} ${up(-2)}H${at(20)}Q${at(14)} ${up(14)} ${at(12)} ${up(44)}Z`,
    b.tone('#efe0c4'),
  )
  b.d.shape(
    `M${at(-48)} ${up(38)}C${at(-44)} ${up(110)} ${at(44)} ${up(110)} ${at(48)} ${up(38)}Q${at(0)} ${up(20)} ${at(-48)} ${up(38)}Z`,
    b.tone(cap),
  )
  const dots = new Marks()
  for (const [dx, dy, q] of [
    [-22, 62, 8],
    [6, 78, 10],
    [26, 56, 7],
    [-2, 50, 6],
  ] as const)
    dots.add(b.tone('#f6e8d0'), ellipse(x + dx * s, y - dy * s, q * s, q * 0.85 * s))
  dots.fill(b)
}

/** Reeds with cattails, `h` high. */
export function reeds(b: Brush, x: number, y: number, h: number, n: number, paint = b.tone('#6f8f4c')): void {
  const { r } = b
  const [blades, heads] = [new Marks(), new Marks()]
  for (let i = 0; i < n; i++) {
    const [bx, l, lean] = [x + r.between(-1, 1) * h * 0.3, h * r.between(0.55, 1), r.between(-0.16, 0.16) * h]
    blades.add(
      shift(paint, r.pick([-0.06, 0, 0.05])),
      `M${n1(bx)} ${n1(y)}q${n1(lean * 0.2)} ${n1(-l * 0.6)} ${n1(lean)} ${n1(-l)}`,
    )
    if (i % 3 === 0) heads.add(b.tone('#7a4f38'), leaf(bx + lean, y - l, h * 0.075, -88, 0.34))
  }
  blades.stroke(b, Math.max(3, h * 0.022))
  heads.fill(b)
}

/** One large leaf from its stem at (x, y), `length` long towards `degrees`; `cut` like a cheese plant's. */
export function bigLeaf(
  b: Brush,
  x: number,
  y: number,
  length: number,
  degrees: number,
  paint: string,
  cut = false,
): void {
  const angle = (degrees * Math.PI) / 180
  const sign = Math.cos(angle) < 0 ? -1 : 1
  const to = (u: number, v: number) => {
    const w = v + sign * length * 0.2 * u * u
    return `${n1(x + Math.cos(angle) * u * length - Math.sin(angle) * w)} ${n1(y + Math.sin(angle) * u * length + Math.cos(angle) * w)}`
  }
  const half = length * 0.2
  const edge = (s: number) => {
    if (!cut) return `C${to(0.25, s * half * 1.5)} ${to(0.7, s * half * 1.3)} ${to(1, 0)}`
    let d = ''
    const stops = [0.14, 0.32, 0.5, 0.68, 0.84]
    stops.forEach((t, i) => {
      const w = Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08)) * half * 1.5
      d += `Q${to(t, s * w * 1.25)} ${to(t + 0.1, s * w)}L${to(t + 0.07, s * w * (i === 4 ? 0.7 : 0.42))}`
    })
    return `${d}Q${to(0.94, s * half * 0.5)} ${to(1, 0)}`
  }
  const back = cut
    ? `M${to(0, 0)}${edge(1)}L${to(0.9, 0)}L${to(0, 0)}ZM${to(0, 0)}${edge(-1)}L${to(0.9, 0)}Z`
    : `M${to(0, 0)}${edge(1)}M${to(0, 0)}${edge(-1)}Z`
  b.d.shape(back, paint, { shade: 0.4, lit: 0.25 })
  const veins = [0.25, 0.42, 0.58, 0.74]
    .map(
      (t) =>
        `M${to(t, 0)}L${to(t + 0.1, half * (cut ? 0.6 : 0.7))}M${to(t, 0)}L${to(t + 0.1, -half * (cut ? 0.6 : 0.7))}`,
    )
    .join('')
  new Marks()
    .add(shift(paint, 0.06), `M${to(-0.08, 0)}Q${to(0.5, 0)} ${to(0.94, 0)}${veins}`)
    .stroke(b, Math.max(2, length * 0.014), 0.7)
}

/** A palm `h` high, its foot on (x, y), leaning by `lean` canvas units. */
export function palm(
  b: Brush,
  x: number,
  y: number,
  h: number,
  lean: number,
  depth = 0,
  paint?: string,
): void {
  const { r } = b
  const bark = paint ?? b.tone('#9a7350', depth)
  const [tx, ty, w] = [x + lean, y - h, h * 0.045]
  b.d.shape(
    `M${n1(x - w * 1.3)} ${n1(y)}C${n1(x - w)} ${n1(y - h * 0.4)} ${n1(tx - lean * 0.4 - w)} ${n1(ty + h * 0.25)} ${n1(tx - w * 0.5)} ${n1(ty)}H${n1(tx + w * 0.5)}C${n1(tx - lean * 0.3 + w)} ${n1(ty + h * 0.25)} ${n1(x + w)} ${n1(y - h * 0.4)} ${n1(x + w * 1.5)} ${n1(y)}Z`,
    bark,
    { shade: 0.55, lit: 0.35, dir: [0.9, 0.2] },
  )
  const rings = new Marks()
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    const cx = x + lean * t * t * 0.9 + lean * 0.1 * t
    rings.add(
      shift(bark, -0.07),
      `M${n1(cx - w * (1 - t * 0.45))} ${n1(y - h * t)}q${n1(w)} ${n1(w * 0.6)} ${n1(w * 1.8)} 0`,
    )
  }
  rings.stroke(b, Math.max(2, w * 0.2), 0.7)
  const frond = h * r.between(0.42, 0.48)
  const base = paint ?? b.tone('#5f9a52', depth)
  const order = [-160, -20, -130, -50, 165, 15, -95]
  for (const [i, degrees] of order.entries())
    palmFrond(
      b,
      tx,
      ty,
      frond * r.between(0.86, 1.08),
      degrees + r.between(-8, 8),
      paint ? shift(base, (i % 3) * 0.02) : shift(base, (i % 3) * 0.035 - 0.04),
    )
  const nuts = new Marks()
  for (const dx of [-0.7, 0.5, 0])
    nuts.add(
      paint ?? b.tone('#7a5236', depth),
      ellipse(tx + dx * w * 1.6, ty + w * (1.1 + Math.abs(dx) * 0.3), w * 0.75),
    )
  nuts.fill(b)
}

function palmFrond(b: Brush, x: number, y: number, length: number, degrees: number, paint: string): void {
  const a = (degrees * Math.PI) / 180
  const sign = Math.cos(a) < 0 ? -1 : 1
  const [ex, ey] = [x + Math.cos(a) * length, y + Math.sin(a) * length * 0.72 + length * 0.3]
  const [mx, my] = [x + Math.cos(a) * length * 0.55, y + Math.sin(a) * length * 0.85 - length * 0.08]
  const at = (t: number) => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * mx + t * t * ex,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * my + t * t * ey,
  ]
  let comb = ''
  for (let i = 8; i >= 1; i--) {
    const [px, py] = at(i / 9) as [number, number]
    const l = length * 0.26 * Math.sin(Math.PI * (0.2 + (i / 9) * 0.72))
    const [qx, qy] = at((i - 0.7) / 9) as [number, number]
    comb += `L${n1(px + sign * l * 0.28)} ${n1(py + l)}L${n1(qx)} ${n1(qy + l * 0.34)}`
  }
  b.d.shape(`M${n1(x)} ${n1(y)}Q${n1(mx)} ${n1(my - length * 0.07)} ${n1(ex)} ${n1(ey)}${comb}Z`, paint, {
    shade: 0.4,
    lit: 0.3,
    dir: [0.1, 1],
  })
  new Marks()
    .add(shift(paint, 0.07), `M${n1(x)} ${n1(y)}Q${n1(mx)} ${n1(my)} ${n1(ex)} ${n1(ey)}`)
    .stroke(b, Math.max(2, length * 0.018), 0.8)
}

/** Vines hanging from above, with leaves. */
export function vines(
  b: Brush,
  xs: readonly number[],
  length: readonly [number, number],
  paint: string,
): void {
  const { r } = b
  const [lines, dabs] = [new Marks(), new Marks()]
  for (const x of xs) {
    const l = r.between(...length)
    const sway = r.between(-40, 40)
    lines.add(
      shift(paint, -0.04),
      `M${n1(x)} -200C${n1(x + sway)} ${n1(l * 0.3)} ${n1(x - sway)} ${n1(l * 0.7)} ${n1(x + sway * 0.4)} ${n1(l)}`,
    )
    for (let y = -40; y < l; y += 46) {
      const side = r() < 0.5 ? -1 : 1
      const t = y / l
      dabs.add(
        shift(paint, r.pick([0, 0.05, 0.09])),
        leaf(x + side * 16 + sway * (t - 2 * t * t + 0.2 * t), y, r.between(15, 24), 90 - side * 40),
      )
    }
  }
  lines.stroke(b, 6)
  dabs.fill(b)
}

/** Fireflies at the sides and above, where they cover no figure. */
export function fireflies(b: Brush, n: number, top = 420, bottom = 1000): void {
  const { air: r } = b
  const dots = new Marks()
  for (let i = 0; i < n; i++) {
    const x = i % 2 ? r.between(-100, 500) : r.between(1100, 1700)
    const y = r.between(top, bottom)
    const s = r.between(0.6, 1.15)
    halo(b, x, y, 52 * s, b.mood.warm, 0.75)
    dots.add('#fff3c4', ellipse(x, y, 5 * s))
  }
  dots.fill(b)
}
