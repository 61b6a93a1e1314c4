import type { Drawing } from '../drawing.ts'
import { n1, type Point } from '../path.ts'
import type { Random } from '../random.ts'

/** What the functions that draw parts of a figure need. */
export type Pen = {
  d: Drawing
  /** Tints a color for the light of the scene. */
  t: (color: string) => string
  /** Random numbers for details. */
  r: Random
}

export const ink = '#241a1e'
export const mouthRed = '#6b2430'
export const tongue = '#e07a78'

/** Draws an SVG path as a line without shading. */
export const line = (p: Pen, d: string, color: string, width: number, opacity = 1): void => {
  p.d.raw(
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n1(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
  )
}

/** Draws an ellipse without shading. */
export const dot = (
  p: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  opacity = 1,
): void => {
  p.d.raw(
    `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`,
  )
}

/** Draws a filled SVG path without shading. */
export const flat = (p: Pen, d: string, color: string, opacity = 1): void => {
  p.d.raw(`<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`)
}

type Limb = {
  from: Point
  to: Point
  /** Distance of elbow or knee (the Bézier handle) from the straight line; positive is right on the way to `to`. */
  bend: number
  width: number
  color: string
  /** Color of the last `share` (0 to 1) of the limb: a glove, a sock, a hand. */
  tip?: { color: string; share: number }
}

/**
 * Draws an arm or a leg as a quadratic Bézier curve, in figure units. Returns a function from the share of the way, 0
 * (shoulder or hip) to 1 (hand or foot), to the point there.
 */
export function drawLimb(p: Pen, { from, to, bend, width, color, tip }: Limb): (share: number) => Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const elbow: Point = [
    (from[0] + to[0]) / 2 - (dy / length) * bend,
    (from[1] + to[1]) / 2 + (dx / length) * bend,
  ]
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * (1 - t) * t * elbow[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * (1 - t) * t * elbow[1] + t * t * to[1],
  ]
  const put = ([x, y]: Point) => `${n1(x)} ${n1(y)}`
  p.d.stroke(`M${put(from)}Q${put(elbow)} ${put(to)}`, color, width)
  if (tip) p.d.stroke(`M${put(at(1 - tip.share))}Q${put(at(1 - tip.share / 2))} ${put(to)}`, tip.color, width)
  return at
}

type BentLimb = {
  from: Point
  joint: Point
  to: Point
  width: number
  color: string
  /** Color of the last `share` (0 to 1) of the lower bone: a glove, a sock. */
  tip?: { color: string; share: number }
}

/** Draws an arm or a leg of two bones with a rounded joint, in figure units. */
export function drawBentLimb(p: Pen, { from, joint, to, width, color, tip }: BentLimb): void {
  const put = ([x, y]: Point) => `${n1(x)} ${n1(y)}`
  const on = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  p.d.stroke(
    `M${put(from)}L${put(on(joint, from, 0.5))}Q${put(joint)} ${put(on(joint, to, 0.5))}L${put(to)}`,
    color,
    width,
  )
  if (tip) p.d.stroke(`M${put(on(to, joint, Math.min(0.5, tip.share)))}L${put(to)}`, tip.color, width)
}
