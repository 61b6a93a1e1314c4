import { mix, multiply } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import { n1 } from '../path.ts'
import type { Random } from '../random.ts'

/** A light in the scene; position and `radius` in canvas units. */
export type Lamp = { x: number; y: number; radius: number; color: string }

/** How much of a lamp's light reaches a point, 0 to 1; it falls linearly to 0 at 1.25 radii. */
const strengthAt = ({ x, y, radius }: Lamp, at: { x: number; y: number }): number =>
  Math.max(0, 1 - Math.hypot(at.x - x, at.y - y) / (radius * 1.25))

/** Adds to `tint` the light that lamps throw on the point `at` (canvas units): the color of the strongest one. */
export function litTint(
  tint: (color: string) => string,
  lamps: readonly Lamp[],
  at: { x: number; y: number },
): (color: string) => string {
  let share = 0
  let color = '#ffd9a0'
  for (const lamp of lamps) {
    const strength = strengthAt(lamp, at)
    if (strength > share) color = lamp.color
    share = Math.max(share, strength)
  }
  if (share < 0.04) return tint
  const light = mix(color, '#ffffff', 0.45)
  return (c) => mix(tint(c), multiply(c, light, 0.85), Math.min(0.72, share))
}

/** Runs `draw` with shadows that fall away from the strongest lamp at the point `at`, if one is strong enough there. */
export function underLamp(
  d: Drawing,
  lamps: readonly Lamp[],
  at: { x: number; y: number },
  draw: () => void,
): void {
  const best = lamps.reduce<{ lamp: Lamp | null; strength: number }>(
    (found, lamp) => {
      const strength = strengthAt(lamp, at)
      return strength > found.strength ? { lamp, strength } : found
    },
    { lamp: null, strength: 0.22 },
  )
  const light = d.light
  if (best.lamp) {
    const [dx, dy] = [at.x - best.lamp.x, at.y - best.lamp.y]
    const far = Math.hypot(dx, dy) || 1
    d.light = {
      ...light,
      dir: [(dx / far) * 0.9, Math.max(0.2, (dy / far) * 0.6 + 0.35)],
      key: mix(best.lamp.color, '#fff4d8', 0.4),
      strength: 1 + 1.6 * best.strength,
    }
  }
  draw()
  d.light = light
}

/** Draws a lamp's glow in the air behind the figures, and its light on the ground; `ground` is the y of the ground line. */
export function drawPool(d: Drawing, lamp: Lamp, ground: number): void {
  const rx = lamp.radius * 1.3
  d.glow(lamp.x, lamp.y, lamp.radius * 1.2, lamp.color, 0.3, 0.3)
  d.raw(
    `<ellipse data-sh="1" cx="${n1(lamp.x)}" cy="${n1(ground + 10)}" rx="${n1(rx)}" ry="${n1(rx * 0.26)}" fill="${d.radial(lamp.color, 0.45)}" opacity="0.6" style="mix-blend-mode:screen"/>`,
  )
}

/**
 * Darkens the picture, more so with the distance from the lamp: without this contrast a lamp does not seem lit. It is not part
 * of the shading, so that it gets no grain. `depth`, 0 to 1, is the opacity at the far end.
 */
export function drawDark(
  d: Drawing,
  lamp: Lamp,
  shadow: string,
  depth: number,
  faces: readonly { x: number; y: number }[],
): void {
  // The gradient reaches far enough that no face is in the dark.
  const furthest = Math.max(0, ...faces.map(({ x, y }) => Math.hypot(x - lamp.x, y - lamp.y)))
  const end = Math.max(lamp.radius * 3, furthest * 2.4)
  const color = mix(shadow, '#0b0a20', 0.45)
  const stop = (offset: number, share: number) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${n1(share * depth * 100) / 100}"/>`
  const id = d.define(
    'dark',
    `<radialGradient id="dark" gradientUnits="userSpaceOnUse" cx="${n1(lamp.x)}" cy="${n1(lamp.y)}" r="${n1(end)}">${stop(0.14, 0)}${stop(0.34, 0.3)}${stop(0.62, 0.74)}${stop(1, 1)}</radialGradient>`,
  )
  d.raw(`<rect x="-200" y="-200" width="2000" height="1600" fill="url(#${id})"/>`)
}

/** Draws a warm glow over everything near the lamp. */
export function drawGlowOver(d: Drawing, lamp: Lamp): void {
  d.glow(lamp.x, lamp.y, lamp.radius * 0.9, lamp.color, 0.13, 0.3)
}

/** Draws up to 20 fireflies inside `area`, none in front of a head in `clear`. Canvas units. */
export function drawFireflies(
  d: Drawing,
  r: Random,
  area: { left: number; right: number; top: number; bottom: number },
  clear: readonly { x: number; y: number; radius: number }[],
): void {
  for (let i = 0; i < 20; i++) {
    const x = r.between(area.left, area.right)
    const y = r.between(area.top, area.bottom)
    const size = r.between(0.6, 1.2)
    if (clear.some((head) => Math.hypot(head.x - x, head.y - y) < head.radius * 1.4)) continue
    d.glow(x, y, 54 * size, '#ffe08a', 0.75, 0.3)
    d.raw(`<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(5.5 * size)}" fill="#fff6cf"/>`)
  }
}

/** Draws the star that lights the scene, with its middle at (x, y). */
export function drawGreatStar(d: Drawing, x: number, y: number): void {
  d.glow(x, y, 300, '#ffe9b8', 0.6, 0.25)
  d.glow(x, y, 90, '#fff6d8', 0.9, 0.4)
  const ray = (long: number, wide: number) =>
    `M${n1(x)} ${n1(y - long)}Q${n1(x + wide)} ${n1(y - wide)} ${n1(x + long * 0.8)} ${n1(y)}Q${n1(x + wide)} ${n1(y + wide)} ${n1(x)} ${n1(y + long)}Q${n1(x - wide)} ${n1(y + wide)} ${n1(x - long * 0.8)} ${n1(y)}Q${n1(x - wide)} ${n1(y - wide)} ${n1(x)} ${n1(y - long)}Z`
  d.raw(`<path d="${ray(74, 9)}" fill="#fff8e0"/><circle cx="${n1(x)}" cy="${n1(y)}" r="15" fill="#ffffff"/>`)
}
