import { mix } from '../../colour.ts'
import { ellipse, n1 } from '../../path.ts'
import type { Brush } from './brush.ts'
import { Marks } from './marks.ts'
import { canopy, trunk, type Leaves } from './trees.ts'
import { wash } from './wash.ts'

type Stand = {
  y: number
  n: number
  width: readonly [number, number]
  depth: number
  color?: string
  /** No trunk between these x. */
  clear?: readonly [number, number]
}

/** A row of trunks at one distance. Several rows behind one another look like a wood. */
export function stand(b: Brush, { y, n, width, depth, color = '#6b5750', clear }: Stand): void {
  for (let i = 0; i < n; i++) {
    const x = -150 + ((i + b.r.between(0.2, 0.8)) * 1900) / n
    const w = b.r.between(...width)
    if (clear && x > clear[0] && x < clear[1]) continue
    trunk(b, x, y + b.r.between(-10, 16), w, { color, depth })
  }
}

/** Foliage across the top of the picture, lower at its sides; none between the two x of `gap`. */
export function roof(
  b: Brush,
  colors: Leaves,
  depth: number,
  { low = 20, size = 270, gap }: { low?: number; size?: number; gap?: readonly [number, number] } = {},
): void {
  for (const x of [-60, 290, 640, 990, 1340, 1680]) {
    const at = x + b.r.between(-50, 50)
    if (gap && at > gap[0] && at < gap[1]) continue
    canopy(
      b,
      at,
      low - 70 + Math.abs((at - 800) / 800) ** 2 * 90,
      size * b.r.between(0.85, 1.1),
      colors,
      depth,
    )
  }
}

/** `n` beams of light from the upper left down to `floor`. */
export function shafts(b: Brush, x: number, floor: number, n = 4): void {
  const color = b.mood.dark ? mix(b.mood.key, b.mood.sky[2], 0.4) : b.mood.key
  for (let i = 0; i < n; i++) {
    const [top, w] = [x + i * b.r.between(90, 150) - n * 60, b.r.between(34, 90)]
    const id = `beam${color.slice(1)}`
    b.d.define(
      id,
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="${b.mood.dark ? 0.16 : 0.42}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
    )
    b.d.raw(
      `<path data-sh="1" d="M${n1(top)} -200h${n1(w)}L${n1(top + w * 2.2 + 300)} ${floor}H${n1(top + 240)}Z" fill="url(#${id})"/>`,
    )
  }
}

/** A log that lies on the ground, mossy, its cut end to the right. */
export function fallenLog(b: Brush, x: number, y: number, s: number, depth = 0): void {
  const bark = b.tone('#7d5b45', depth)
  b.d.groundShadow(x, y + 6 * s, 260 * s, 26 * s, 0.5)
  b.d.shape(
    `M${n1(x - 240 * s)} ${n1(y - 66 * s)}Q${n1(x)} ${n1(y - 96 * s)} ${n1(x + 230 * s)} ${n1(y - 84 * s)}V${n1(y + 6 * s)}Q${n1(x)} ${n1(y + 4 * s)} ${n1(x - 240 * s)} ${n1(y + 4 * s)}Q${n1(x - 262 * s)} ${n1(y - 30 * s)} ${n1(x - 240 * s)} ${n1(y - 66 * s)}Z`,
    bark,
    { shade: 0.6, lit: 0.4, dir: [0.1, 1] },
  )
  const lines = new Marks()
  for (const dy of [-60, -36, -14])
    lines.add(
      mix(bark, b.mood.shadow, 0.35),
      `M${n1(x - 200 * s)} ${n1(y + dy * s)}q${n1(150 * s)} ${n1(-14 * s)} ${n1(300 * s)} ${n1(-6 * s)}`,
    )
  lines.stroke(b, 5 * s, 0.6)
  b.d.shape(ellipse(x + 230 * s, y - 39 * s, 26 * s, 45 * s), b.tone('#d8b084', depth), { shade: 0.3 })
  b.d.raw(
    `<path d="${ellipse(x + 230 * s, y - 39 * s, 15 * s, 27 * s)}${ellipse(x + 230 * s, y - 39 * s, 5 * s, 10 * s)}" fill="none" stroke="${b.tone('#a87f58', depth)}" stroke-width="${n1(4 * s)}"/>`,
  )
  wash(
    b,
    `M${n1(x - 238 * s)} ${n1(y - 64 * s)}Q${n1(x - 60 * s)} ${n1(y - 112 * s)} ${n1(x + 110 * s)} ${n1(y - 92 * s)}Q${n1(x + 60 * s)} ${n1(y - 52 * s)} ${n1(x - 10 * s)} ${n1(y - 66 * s)}Q${n1(x - 90 * s)} ${n1(y - 40 * s)} ${n1(x - 130 * s)} ${n1(y - 58 * s)}Q${n1(x - 190 * s)} ${n1(y - 36 * s)} ${n1(x - 238 * s)} ${n1(y - 64 * s)}Z`,
    b.tone('#7fa050', depth),
    y - 100 * s,
    y - 40 * s,
  )
}

/** The foot of a great old tree: thick roots and a round hollow. */
export function oldOak(b: Brush, x: number, y: number, w: number): void {
  const bark = b.tone('#6f5244')
  const at = (t: number) => n1(x + t * w)
  b.d.groundShadow(x, y + 10, w * 1.1, 40, 0.5)
  b.d.shape(
    `M${at(-0.4)} -220C${at(-0.34)} ${n1(y * 0.4)} ${at(-0.44)} ${n1(y * 0.7)} ${at(-0.56)} ${n1(y - 150)}Q${at(-0.72)} ${n1(y - 30)} ${at(-1.2)} ${n1(y + 10)}Q${at(-0.8)} ${n1(y - 6)} ${at(-0.5)} ${n1(y + 26)}Q${at(-0.3)} ${n1(y - 20)} ${at(-0.1)} ${n1(y + 20)}Q${at(0.2)} ${n1(y - 16)} ${at(0.45)} ${n1(y + 24)}Q${at(0.7)} ${n1(y - 14)} ${at(1.25)} ${n1(y + 6)}Q${at(0.8)} ${n1(y - 40)} ${at(0.6)} ${n1(y - 160)}C${at(0.46)} ${n1(y * 0.7)} ${at(0.36)} ${n1(y * 0.4)} ${at(0.46)} -220Z`,
    bark,
    { shade: 0.6, lit: 0.4, dir: [0.95, 0.1] },
  )
  const lines = new Marks()
  for (let i = 0; i < 34; i++) {
    const [lx, ly, l] = [x + b.r.between(-0.36, 0.36) * w, b.r.between(-150, y - 190), b.r.between(60, 190)]
    lines.add(
      mix(bark, b.r() < 0.6 ? b.mood.shadow : b.mood.key, 0.22),
      `M${n1(lx)} ${n1(ly)}q${n1(b.r.between(-14, 14))} ${n1(l / 2)} 0 ${n1(l)}`,
    )
  }
  lines.stroke(b, 6, 0.6)
  b.d.shape(
    `M${at(-0.2)} ${n1(y - 60)}C${at(-0.3)} ${n1(y - 270)} ${at(0.28)} ${n1(y - 280)} ${at(0.22)} ${n1(y - 60)}Q${at(0)} ${n1(y - 30)} ${at(-0.2)} ${n1(y - 60)}Z`,
    mix(bark, b.mood.shadow, 0.62),
    { shade: 0.5, dir: [0, -1] },
  )
}
