import { mix, shift } from '../../colour.ts'
import { curve, ellipse, n1 } from '../../path.ts'
import { dens } from '../dens/dens.ts'
import type { Brush } from './brush.ts'
import { patchwork } from './furniture.ts'
import { Marks } from './marks.ts'

/** A sleeper in a row: the middle of the head is on (x, y), in canvas units; `half` is that of the body. */
export type Sleeper = { x: number; y: number; f: number; half: number }

/** A bed seen from its foot, or a blanket on the ground: the edges of its cloth, in canvas units. */
export type Bedding = {
  left: number
  right: number
  top: number
  bottom: number
  sleepers: readonly Sleeper[]
  /** Of a bed in which nobody lies. */
  pillows?: readonly Sleeper[]
  /** The blanket that the scene names, where it is not that of the house. */
  cloth?: { color: string; isKnitted: boolean } | undefined
}

/** A low-key random of the book, the same for back and front of one bed. */
const coverOf = (b: Brush): 'patches' | 'stripes' | 'plain' =>
  (['patches', 'stripes', 'plain'] as const)[b.layout]

const headboard = ({ left, right, top, bottom }: Bedding, head: string): string => {
  const [l, r, mid] = [left - 34, right + 34, (left + right) / 2]
  const t = top - 250
  if (head === 'cloud')
    return `M${l} ${bottom}V${t + 150}A90 90 0 0 1 ${n1(l + (mid - l) * 0.6)} ${t + 40}A110 110 0 0 1 ${n1(r - (r - mid) * 0.6)} ${t + 40}A90 90 0 0 1 ${r} ${t + 150}V${bottom}Z`
  if (head === 'arch' || head === 'shell')
    return `M${l} ${bottom}V${t + 130}Q${n1(mid)} ${t - 90} ${r} ${t + 130}V${bottom}Z`
  return `M${l} ${bottom}V${t + 40}Q${l} ${t} ${l + 40} ${t}H${r - 40}Q${r} ${t} ${r} ${t + 40}V${bottom}Z`
}

/** Headboard, sheet and a pillow under each head. */
export function bedBack(b: Brush, bed: Bedding): void {
  const { left, right, top, bottom, sleepers } = bed
  const den = dens[b.scene.setting].bed
  const wood = b.tone(den.wood)
  b.d.groundShadow((left + right) / 2, bottom + 6, (right - left) * 0.62, 34, 0.5)
  b.d.shape(headboard(bed, den.head), wood, { shade: 0.5 })
  const slats = new Marks()
  for (let x = left + 40; x < right - 20; x += 96)
    slats.add(shift(wood, -0.06), `M${n1(x)} ${n1(top - 150)}V${n1(top)}`)
  slats.stroke(b, 7, 0.6)
  const linen = b.tone('#f5ecdc')
  b.d.shape(
    `M${n1(left)} ${n1(bottom - 60)}V${n1(top - 70)}Q${n1(left)} ${n1(top - 110)} ${n1(left + 50)} ${n1(top - 112)}H${n1(right - 50)}Q${n1(right)} ${n1(top - 110)} ${n1(right)} ${n1(top - 70)}V${n1(bottom - 60)}Z`,
    shift(linen, -0.04),
    { shade: 0.4 },
  )
  pillows(b, bed.pillows ?? sleepers, linen)
}

/** The dark under a bed whose quilt ends above the floor, and its legs. */
export function underside(b: Brush, { left, right, bottom }: Bedding): void {
  const wood = b.tone(dens[b.scene.setting].bed.wood)
  b.d.raw(
    `<path d="M${n1(left - 20)} ${n1(bottom - 40)}H${n1(right + 20)}V1076H${n1(left - 20)}Z" fill="${mix(wood, '#1c1424', 0.72)}"/>`,
  )
  for (const x of [left - 26, right - 14])
    b.d.shape(`M${n1(x)} ${n1(bottom - 50)}h40v${n1(1096 - bottom + 50)}h-40Z`, wood, { shade: 0.5 })
}

export function pillows(b: Brush, sleepers: readonly Sleeper[], linen = b.tone('#f5ecdc')): void {
  for (const { x, y, f } of sleepers) {
    const [w, h] = [150 * f, 98 * f]
    b.d.shape(
      curve(
        [
          [x - w, y - h * 0.7],
          [x - w * 0.5, y - h],
          [x + w * 0.5, y - h],
          [x + w, y - h * 0.7],
          [x + w * 0.94, y + h * 0.5],
          [x + w * 0.4, y + h * 0.8],
          [x - w * 0.4, y + h * 0.8],
          [x - w * 0.94, y + h * 0.5],
        ],
        true,
        1,
      ),
      linen,
      { shade: 0.45 },
    )
    new Marks()
      .add(
        shift(linen, -0.08),
        `M${n1(x - w * 0.9)} ${n1(y - h * 0.5)}q${n1(w * 0.2)} ${n1(h * 0.2)} ${n1(w * 0.24)} ${n1(h * 0.6)}M${n1(x + w * 0.9)} ${n1(y - h * 0.5)}q${n1(-w * 0.2)} ${n1(h * 0.2)} ${n1(-w * 0.24)} ${n1(h * 0.6)}`,
      )
      .stroke(b, 4, 0.6)
  }
}

/** The outline of a quilt over bodies: its upper edge rises over each chest, its lower one hangs in folds. */
function clothOutline({ left, right, top, bottom, sleepers }: Bedding, spread: number): string {
  const rise = (x: number) =>
    Math.max(0, ...sleepers.map((one) => 30 * one.f * Math.max(0, 1 - ((x - one.x) / (one.half * 1.1)) ** 2)))
  const n = 16
  const upper = Array.from({ length: n + 1 }, (_, i) => {
    const x = left - 6 + ((right - left + 12) * i) / n
    return [x, top - rise(x) + 12] as const
  })
  const lower = Array.from({ length: n + 1 }, (_, i) => {
    const x = right + spread - ((right - left + 2 * spread) * i) / n
    return [x, bottom - 40 + (i % 2 ? 16 : -4)] as const
  })
  return curve(
    [
      ...upper,
      [right + spread * 0.5, (top + bottom) / 2],
      ...lower,
      [left - spread * 0.5, (top + bottom) / 2],
    ],
    true,
    0.9,
  )
}

/** The quilt over a row of sleepers. It shows their bodies and hangs down before the bed. */
export function quiltOver(b: Brush, bed: Bedding, spread = 34): void {
  const { quilt } = dens[b.scene.setting].bed
  const { left, right, top, bottom, sleepers, cloth } = bed
  const ground = b.tone(cloth?.color ?? quilt[0]!)
  const outline = clothOutline(bed, spread)
  b.d.shape(outline, ground, { shade: 0.45, lit: 0.35, dir: [0.2, 0.95] })
  const cover = cloth ? 'plain' : coverOf(b)
  if (cover === 'patches')
    patchwork(
      b,
      outline,
      left - spread - 10,
      top - 30,
      right - left + 2 * spread + 40,
      bottom - top + 60,
      quilt,
    )
  b.d.clip(outline, () => {
    if (cover === 'stripes') {
      const bands = new Marks()
      let i = 0
      for (let y = top + 70; y < bottom; y += 74, i++)
        bands.add(
          b.tone(quilt[1 + (i % (quilt.length - 1))]!),
          `M${n1(left - 90)} ${n1(y)}Q${n1((left + right) / 2)} ${n1(y - 34)} ${n1(right + 90)} ${n1(y)}v34Q${n1((left + right) / 2)} ${n1(y)} ${n1(left - 90)} ${n1(y + 34)}Z`,
        )
      bands.fill(b, 0.9)
    }
    const dark = mix(ground, b.mood.shadow, 0.7)
    if (cloth?.isKnitted) {
      const loops = new Marks()
      for (let y = top - 10; y < bottom; y += 34) {
        let row = `M${n1(left - spread)} ${n1(y)}`
        for (let x = left - spread; x < right + spread; x += 26) row += 'l13 16l13 -16'
        loops.add(mix(ground, b.mood.key, 0.45), row)
      }
      loops.stroke(b, 6, 0.5)
    }
    // Each body is a soft ridge down to its feet, with a valley at both sides.
    for (const { x, f, half } of sleepers) {
      const length = bottom - top
      const body = `M${n1(x - half * 0.8)} ${n1(top)}C${n1(x - half)} ${n1(top + length * 0.4)} ${n1(x - half * 0.7)} ${n1(top + length * 0.66)} ${n1(x - half * 0.55)} ${n1(top + length * 0.8)}Q${n1(x)} ${n1(top + length * 0.9)} ${n1(x + half * 0.55)} ${n1(top + length * 0.8)}C${n1(x + half * 0.7)} ${n1(top + length * 0.66)} ${n1(x + half)} ${n1(top + length * 0.4)} ${n1(x + half * 0.8)} ${n1(top)}Z`
      b.d.raw(`<path data-sh="1" d="${body}" fill="${mix(ground, b.mood.key, 0.6)}" fill-opacity=".13"/>`)
      b.d.raw(
        `<path data-sh="1" d="M${n1(x + half * 0.8)} ${n1(top)}C${n1(x + half)} ${n1(top + length * 0.4)} ${n1(x + half * 0.7)} ${n1(top + length * 0.66)} ${n1(x + half * 0.55)} ${n1(top + length * 0.8)}" fill="none" stroke="${dark}" stroke-width="${n1(22 * f)}" stroke-opacity=".2" stroke-linecap="round"/>`,
      )
      b.d.raw(
        `<ellipse data-sh="1" cx="${n1(x)}" cy="${n1(top + length * 0.72)}" rx="${n1(half * 0.5)}" ry="${n1(34 * f)}" fill="${b.d.radial(mix(ground, b.mood.key, 0.75), 0.4)}" fill-opacity=".22"/>`,
      )
    }
    for (let x = left - spread; x < right + spread; x += 88)
      b.d.raw(
        `<path data-sh="1" d="M${n1(x)} ${n1(bottom - 20)}q10 -60 -2 -130" fill="none" stroke="${dark}" stroke-width="13" stroke-opacity=".16" stroke-linecap="round"/>`,
      )
  })
  fold(b, bed)
}

/** The turned-down edge of the sheet, under the chins. */
function fold(b: Brush, { left, right, top, sleepers }: Bedding): void {
  const rise = (x: number) =>
    Math.max(0, ...sleepers.map((one) => 30 * one.f * Math.max(0, 1 - ((x - one.x) / (one.half * 1.1)) ** 2)))
  const points = Array.from({ length: 13 }, (_, i) => {
    const x = left - 4 + ((right - left + 8) * i) / 12
    return [x, top - rise(x) + 14] as const
  })
  b.d.stroke(curve(points, false, 0.9), b.tone('#f5ecdc'), 34, { shade: 0.4 })
}

/** Two paws that lie on the edge of the cloth. */
export function paws(b: Brush, x: number, y: number, f: number, color: string): void {
  for (const side of [-1, 1]) b.d.shape(ellipse(x + side * 46 * f, y, 24 * f, 19 * f), color, { shade: 0.4 })
}
