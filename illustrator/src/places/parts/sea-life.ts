import { mix, shift } from '../../colour.ts'
import { blob, ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { leaf, Marks } from './marks.ts'
import { halo } from './wash.ts'

/** Shafts of light from the surface, spreading from `x`. */
export function rays(b: Brush, x: number, n = 8): void {
  const { r, mood } = b
  const color = mood.key
  const strength = { afternoon: 1, sunset: 0.8, dusk: 0.65, night: 0.7 }[b.scene.time]
  b.d.glow(x, -120, 900, color, 0.55 * strength, 0.35)
  b.d.define(
    'shaft',
    `<linearGradient id="shaft" gradientUnits="userSpaceOnUse" x1="0" y1="-100" x2="0" y2="980"><stop offset="0" stop-color="${color}" stop-opacity=".34"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
  )
  for (let i = 0; i < n; i++) {
    const at = x - 560 + (i * 1240) / n + r.between(-50, 50)
    const w = r.between(30, 90)
    const lean = (at - x) * 0.55
    b.d.raw(
      `<path data-sh="1" d="M${n1(at)} -200h${n1(w)}L${n1(at + w * 2.6 + lean)} ${n1(r.between(760, 1000))}L${n1(at - w * 0.8 + lean)} ${n1(r.between(760, 1000))}Z" fill="url(#shaft)" fill-opacity="${n1(r.between(4, 9) * strength) / 10}"/>`,
    )
  }
}

/** Rising bubbles: columns at the given x, and a few strays. */
export function bubbles(b: Brush, columns: readonly number[], n = 30): void {
  const { r } = b
  const [bodies, rims, lights] = [new Marks(), new Marks(), new Marks()]
  for (let i = 0; i < n; i++) {
    const stray = i % 4 === 0
    const x = stray ? r.between(-100, 1700) : r.pick(columns) + r.between(-34, 34)
    const [y, s] = [r.between(60, 900), r.between(4, 15)]
    bodies.add(b.mood.key, ellipse(x, y, s))
    rims.add(b.mood.key, ellipse(x, y, s))
    lights.add('#ffffff', ellipse(x - s * 0.35, y - s * 0.35, s * 0.24))
  }
  bodies.fill(b, 0.14)
  rims.stroke(b, 2.4, 0.55)
  lights.fill(b, 0.85)
}

/** A branching coral, its arms `s` long; `paint` is the finished colour. */
export function coral(b: Brush, x: number, y: number, s: number, paint: string): void {
  const { r } = b
  for (let k = 0; k < 6; k++) {
    const a = ((-90 + (k - 2.5) * 25 + r.between(-7, 7)) * Math.PI) / 180
    const l = s * r.between(0.72, 1.12)
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
    const [mx, my] = [x + Math.cos(a) * l * 0.6, y + Math.sin(a) * l * 0.64]
    const side = k % 2 ? 1 : -1
    b.d.stroke(
      `M${n1(x)} ${n1(y)}Q${n1(x + Math.cos(a) * l * 0.3)} ${n1(y - l * 0.5)} ${n1(ex)} ${n1(ey)}M${n1(mx)} ${n1(my)}q${n1(side * s * 0.16)} ${n1(-s * 0.06)} ${n1(side * s * 0.2)} ${n1(-s * 0.27)}`,
      shift(paint, r.pick([-0.04, 0, 0.04])),
      s * 0.13,
    )
  }
}

/** A fan coral: a lace of ribs on a stem. */
export function fan(b: Brush, x: number, y: number, s: number, paint: string): void {
  b.d.shape(
    `M${n1(x - s * 0.06)} ${n1(y)}Q${n1(x - s * 0.9)} ${n1(y - s * 0.5)} ${n1(x - s * 0.5)} ${n1(y - s)}Q${n1(x)} ${n1(y - s * 1.4)} ${n1(x + s * 0.5)} ${n1(y - s)}Q${n1(x + s * 0.9)} ${n1(y - s * 0.5)} ${n1(x + s * 0.06)} ${n1(y)}Z`,
    paint,
    { shade: 0.45, lit: 0.3 },
  )
  const ribs = new Marks()
  for (let k = -3; k <= 3; k++)
    ribs.add(
      shift(paint, 0.08),
      `M${n1(x)} ${n1(y - s * 0.1)}Q${n1(x + k * s * 0.2)} ${n1(y - s * 0.5)} ${n1(x + k * s * 0.19)} ${n1(y - s * (1.1 - Math.abs(k) * 0.06))}`,
    )
  for (const t of [0.4, 0.62, 0.84])
    ribs.add(
      shift(paint, 0.06),
      `M${n1(x - s * 0.55 * (1 - Math.abs(t - 0.6)))} ${n1(y - s * t)}q${n1(s * 0.55 * (1 - Math.abs(t - 0.6)))} ${n1(-s * 0.22)} ${n1(s * 1.1 * (1 - Math.abs(t - 0.6)))} 0`,
    )
  ribs.stroke(b, Math.max(3, s * 0.03), 0.75)
}

/** A round brain coral with winding grooves. */
export function brainCoral(b: Brush, x: number, y: number, w: number, paint: string): void {
  b.d.groundShadow(x, y, w * 0.6, w * 0.12, 0.5)
  b.d.shape(
    `M${n1(x - w / 2)} ${n1(y)}C${n1(x - w * 0.6)} ${n1(y - w * 0.72)} ${n1(x + w * 0.6)} ${n1(y - w * 0.72)} ${n1(x + w / 2)} ${n1(y)}Q${n1(x)} ${n1(y + w * 0.08)} ${n1(x - w / 2)} ${n1(y)}Z`,
    paint,
    { shade: 0.55 },
  )
  const grooves = new Marks()
  for (let i = 0; i < 7; i++) {
    const [gx, gy] = [x + b.r.between(-0.34, 0.24) * w, y - b.r.between(0.08, 0.42) * w]
    grooves.add(
      shift(paint, -0.07),
      `M${n1(gx)} ${n1(gy)}q${n1(w * 0.05)} ${n1(-w * 0.07)} ${n1(w * 0.1)} 0t${n1(w * 0.1)} 0`,
    )
  }
  grooves.stroke(b, Math.max(3, w * 0.024), 0.8)
}

/** A kelp plant `h` high with leaves on both sides; `paint` is the finished colour. */
export function kelp(b: Brush, x: number, y: number, h: number, paint: string, thick = 1): void {
  const { r } = b
  const w = h * 0.085 * thick
  const phase = r() * 6
  const at = (t: number) => x + Math.sin(t * 4 + phase) * w * 0.9 * t
  let stem = `M${n1(x)} ${n1(y)}`
  for (let i = 1; i <= 6; i++) stem += `L${n1(at(i / 6))} ${n1(y - (h * i) / 6)}`
  const [stems, blades] = [new Marks(), new Marks()]
  stems.add(paint, stem)
  const n = Math.max(6, Math.round(h / 44))
  for (let i = 1; i <= n; i++) {
    const t = i / n
    const [px, py, k] = [at(t), y - h * t, i % 2 ? 1 : -1]
    const l = Math.min(w * 1.5, 92) * (1.15 - t * 0.6) * r.between(0.8, 1.15)
    blades.add(
      shift(paint, r.pick([-0.035, 0, 0.04])),
      leaf(px + k * l * 0.72, py - l * 0.5, l, k * r.between(-48, -24), 0.34),
    )
  }
  stems.stroke(b, Math.max(4, w * 0.22))
  blades.fill(b)
}

/** A school of little fish, all one way. */
export function school(b: Brush, x: number, y: number, n: number, color: string, depth = 0.4): void {
  const { r } = b
  const marks = new Marks()
  for (let i = 0; i < n; i++) {
    const [fx, fy, s] = [x + r.between(-190, 190), y + r.between(-80, 80), r.between(13, 22)]
    marks.add(
      b.tone(shift(color, r.pick([-0.04, 0, 0.05])), depth),
      `M${n1(fx - s)} ${n1(fy)}Q${n1(fx)} ${n1(fy - s * 0.75)} ${n1(fx + s)} ${n1(fy)}L${n1(fx + s * 1.55)} ${n1(fy - s * 0.45)}L${n1(fx + s * 1.4)} ${n1(fy)}L${n1(fx + s * 1.55)} ${n1(fy + s * 0.45)}L${n1(fx + s)} ${n1(fy)}Q${n1(fx)} ${n1(fy + s * 0.75)} ${n1(fx - s)} ${n1(fy)}Z`,
    )
  }
  marks.fill(b)
}

/** A sea anemone, glowing softly when it is dark. */
export function anemone(b: Brush, x: number, y: number, s: number, color: string): void {
  const paint = b.mood.dark ? mix(b.tone(color), '#ffffff', 0.12) : b.tone(color)
  if (b.mood.dark) halo(b, x, y - s * 0.6, s * 1.9, color, 0.5)
  const arms = new Marks()
  for (let k = -4; k <= 4; k++)
    arms.add(
      shift(paint, (k % 2) * 0.05),
      `M${n1(x + k * s * 0.08)} ${n1(y - s * 0.3)}Q${n1(x + k * s * 0.16)} ${n1(y - s * 0.8)} ${n1(x + k * s * 0.22)} ${n1(y - s * (1.05 - Math.abs(k) * 0.07))}`,
    )
  arms.stroke(b, s * 0.11)
  b.d.shape(blob(x, y - s * 0.2, s * 0.42, s * 0.26, 8, 0.05, b.r), shift(paint, -0.08))
}

export function starfish(b: Brush, x: number, y: number, s: number, color: string): void {
  let d = ''
  for (let k = 0; k < 10; k++) {
    const [a, q] = [-1.4 + (k * Math.PI) / 5, k % 2 ? s * 0.42 : s]
    d += `${k ? 'L' : 'M'}${n1(x + Math.cos(a) * q)} ${n1(y + Math.sin(a) * q * 0.6)}`
  }
  const paint = b.tone(color)
  b.d.raw(
    `<path d="${d}Z" stroke="${paint}" stroke-width="${n1(s * 0.26)}" stroke-linejoin="round" fill="${paint}"/>`,
  )
  const dots = new Marks()
  for (let k = 0; k < 5; k++)
    dots.add(
      shift(paint, 0.1),
      ellipse(x + Math.cos(-1.4 + k * 1.257) * s * 0.5, y + Math.sin(-1.4 + k * 1.257) * s * 0.3, s * 0.08),
    )
  dots.fill(b)
}
