import { mix } from '../colour.ts'
import { n1 } from '../path.ts'
import type { Build } from './build.ts'
import type { Face } from './expressions.ts'
import { dot, ink, line, type Pen } from './pen.ts'

/** Where the eyes look: -1 to 1 each, x to the right, y down; 0 is straight ahead. */
export type Gaze = { x: number; y: number }

const resting = { out: -1, in: 0 }

/** Draws both eyes and brows. `fx` is x of the middle of the face, which moves with `turn` (as in `Actor`). */
export function drawEyes(p: Pen, build: Build, face: Face, gaze: Gaze, turn: number, fx: number): void {
  const at = build.eyes ?? { x: 31, y: 2 }
  for (const side of [-1, 1] as const) {
    // When the head turns, the far eye comes nearer to the middle.
    const narrow = Math.sign(turn) === side ? 1 - Math.abs(turn) * 0.14 : 1
    drawEye(p, build, face, gaze, {
      x: fx + side * at.x * narrow + gaze.x * 5,
      y: at.y + gaze.y * 5,
      side,
      narrow,
    })
  }
}

/** Draws one eye and its brow. `narrow`: share of its width that is seen; `side` is 1 for the right one. */
export function drawEye(
  p: Pen,
  build: Build,
  face: Face,
  gaze: Gaze,
  { x, y, side, narrow }: { x: number; y: number; side: -1 | 1; narrow: number },
): void {
  const at = build.eyes ?? { x: 31, y: 2 }
  const screen = build.muzzle === 'screen'
  const color = screen ? '#ffd978' : p.t(ink)
  if (
    build.eyes?.white &&
    (face.eye === 'open' || face.eye === 'wide' || face.eye === 'half' || face.eye === 'narrow')
  )
    dot(p, x - gaze.x * 5, at.y, 21, 22, p.t(build.eyes.white))
  if (face.eye === 'closed') line(p, `M${n1(x - 12)} ${n1(y + 5)}q12 -17 24 0`, color, 5.6)
  else if (face.eye === 'squeezed')
    line(
      p,
      `M${n1(x + side * 12)} ${n1(y - 7)}L${n1(x - side * 10)} ${n1(y + 1)}L${n1(x + side * 12)} ${n1(y + 8)}`,
      color,
      5.2,
    )
  else if (face.eye === 'asleep') line(p, `M${n1(x - 12)} ${n1(y)}q12 12 24 0`, color, 5.6)
  else {
    const k = at.scale ?? 1
    const [w, h] = (
      face.eye === 'wide' ? [12, 15.5] : face.eye === 'half' || face.eye === 'narrow' ? [9.8, 11] : [10, 13.5]
    ).map((size) => size * k) as [number, number]
    // Cast down, the eyes are low under their lids.
    const low = face.eye === 'half' ? 5 : 0
    dot(p, x, y + low, w * narrow, h, color)
    if (!screen) {
      dot(p, x + 3 + gaze.x * 2, y + low - h * 0.36 + gaze.y, 3.7, 3.9, '#ffffff', 0.95)
      dot(p, x - 3.4, y + low + h * 0.4, 1.9, 1.9, '#ffffff', 0.45)
    }
    if (face.extra === 'sparkle' && !screen) {
      dot(p, x - 3.6, y + h * 0.38, 3.2, 3.2, '#ffffff', 0.9)
      dot(p, x + 4.5, y + h * 0.2, 1.8, 1.8, '#ffffff', 0.8)
    }
    if (face.eye === 'narrow')
      line(p, `M${n1(x + side * 13)} ${n1(y - 13)}L${n1(x - side * 12)} ${n1(y - 5)}`, color, 5)
    // The lid slopes down to the outside.
    if (face.eye === 'half' && !screen)
      line(
        p,
        `M${n1(x - side * 11)} ${n1(y - 7)}Q${n1(x + side * 6)} ${n1(y - 12)} ${n1(x + side * 15)} ${n1(y + 3)}`,
        color,
        3.2,
      )
  }
  const brow = face.brow ?? (build.brows && face.eye !== 'asleep' ? resting : null)
  if (brow) {
    const rest = y - (face.eye === 'wide' ? 29 : 25) - (build.eyes?.white ? 4 : 0)
    const [outer, inner] = [rest - brow.out, rest - brow.in]
    const middle = (outer + inner) / 2 - 5
    line(
      p,
      `M${n1(x + side * 13)} ${n1(outer)}Q${n1(x)} ${n1(middle)} ${n1(x - side * 12)} ${n1(inner)}`,
      screen ? color : mix(p.t(build.dark), p.t(ink), 0.45),
      build.brows ?? 4.8,
    )
  }
}

/** By how much more a brow is raised inside than outside in moods that are told by both brows. */
const gable = 10

/**
 * Draws the eye of a head in profile that faces right. Where the mood is told by both brows, the far one is seen as well: one alone,
 * seen from the side, looks cross.
 */
export function drawProfileEye(
  p: Pen,
  build: Build,
  face: Face,
  gaze: Gaze,
  { x, y, narrow }: { x: number; y: number; narrow: number },
): void {
  const { brow } = face
  const at = { x, y, side: -1, narrow } as const
  if (!brow || brow.in - brow.out < gable) return drawEye(p, build, face, gaze, at)
  const soft = { out: brow.out * 0.6 + 2, in: brow.in * 0.6 + 2 }
  drawEye(p, build, { ...face, brow: soft }, gaze, at)
  const rest = y - (face.eye === 'wide' ? 29 : 25) - (build.eyes?.white ? 4 : 0)
  const [inner, outer] = [rest - soft.in, rest - soft.out]
  line(
    p,
    `M${n1(x + 17)} ${n1(inner)}Q${n1(x + 25)} ${n1((inner + outer) / 2 - 4)} ${n1(x + 32)} ${n1(outer)}`,
    mix(p.t(build.dark), p.t(ink), 0.45),
    build.brows ?? 4.8,
  )
}

/** Draws tears or sweat at an eye with its middle on (x, y); `side` is 1 for the right one. */
export function drawDrops(p: Pen, { extra, eye }: Face, x: number, y: number, side: -1 | 1): void {
  if (extra !== 'tears' && extra !== 'sweat') return
  const water = p.t('#a9d6ee')
  const [dx, dy] = extra === 'tears' ? [side * 13, 16] : [side * 26, -30]
  if (extra === 'sweat' && side > 0) return
  if (eye === 'half')
    // Whoever cries has tears that run down, and are seen from far.
    p.d.shape(
      `M${n1(x + dx - 5)} ${n1(y + 9)}q5 -4 10 0q3 20 5 30q1 11 -10 11q-11 0 -10 -11q2 -10 5 -30Z`,
      water,
      { shade: 0.25, opacity: 0.95 },
    )
  else
    p.d.shape(`M${n1(x + dx)} ${n1(y + dy - 9)}q9 11 6 17q-6 8 -12 0q-3 -6 6 -17Z`, water, {
      shade: 0.25,
      opacity: 0.92,
    })
}

/** Draws the red of the cheeks. */
export function drawBlush(p: Pen, build: Build, turn: number, fx: number, strong = false): void {
  const reach = build.head === 'cheeks' ? 58 : build.rx * 0.68
  for (const side of [-1, 1])
    p.d.raw(
      `<ellipse data-sh="1" cx="${n1(fx + side * reach - (side > 0 ? turn * 12 : 0))}" cy="27" rx="20" ry="14" fill="${p.d.radial(mix(p.t('#e8705f'), p.t(build.fur), 0.25), 0.5)}" opacity="${strong ? '1' : '.72'}"/>`,
    )
}

/** Draws the glass of round glasses. It comes under the eyes, because over them it would make them pale. */
export function drawPanes(p: Pen, build: Build, fx: number): void {
  const { x, y } = build.eyes ?? { x: 31, y: 2 }
  for (const side of [-1, 1]) dot(p, fx + side * x, y + 1, 23, 22, '#ffffff', 0.22)
}

/** Draws the frame of the glasses, over the eyes. */
export function drawGlasses(p: Pen, build: Build, fx: number): void {
  const { x, y } = build.eyes ?? { x: 31, y: 2 }
  const color = p.t('#7a3b34')
  for (const side of [-1, 1])
    p.d.raw(
      `<ellipse cx="${n1(fx + side * x)}" cy="${n1(y + 1)}" rx="23" ry="22" fill="none" stroke="${color}" stroke-width="5"/>`,
    )
  line(p, `M${n1(fx - x + 22)} ${n1(y - 2)}q${n1(x - 22)} -7 ${n1(2 * x - 44)} 0`, color, 5)
  for (const side of [-1, 1])
    line(p, `M${n1(fx + side * (x + 23))} ${n1(y - 3)}L${n1(side * (build.rx - 2))} ${n1(y - 7)}`, color, 4)
}
