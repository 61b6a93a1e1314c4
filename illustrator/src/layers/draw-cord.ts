import { mix } from '../colour.ts'
import type { Drawing } from '../drawing.ts'
import type { Spot } from '../figures/figure-action.ts'
import { ellipse, n1 } from '../path.ts'
import type { Stage } from '../stage-of-place.ts'
import type { Cord } from '../staging/layout.ts'

/** Draws a rope, a string or a ribbon from one end to the other, with its knots. */
export function drawCord(d: Drawing, cord: Cord, stage: Stage): void {
  const { from, to, width, color, knots, sag = 0.05, tails = [true, false] } = cord
  const down = Math.abs(to.x - from.x) * sag * 2
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + down }
  if (cord.isBroken) {
    // Both ends hang down, with a gap between them.
    for (const [end, way] of [
      [from, Math.sign(to.x - from.x)],
      [to, Math.sign(from.x - to.x)],
    ] as const) {
      const x = end.x + way * Math.abs(to.x - from.x) * 0.26
      const fray = { x, y: Math.max(end.y, middle.y) + Math.abs(to.x - from.x) * 0.24 }
      drawCord(
        d,
        { ...cord, isBroken: false, from: end, to: fray, sag: 0.06, tails: [true, false], knots: 0 },
        stage,
      )
      d.shape(ellipse(fray.x, fray.y, width * 1.1, width), stage.depthTint(0)(mix(color, '#ffffff', 0.3)))
    }
    return
  }
  // What hangs from a hand is short, and sways a little.
  const tail = Math.min(width * 6, 40 + width)
  const line = `M${n1(from.x)} ${n1(from.y + (tails[0] ? tail : 0))}L${n1(from.x)} ${n1(from.y)}Q${n1(middle.x)} ${n1(middle.y)} ${n1(to.x)} ${n1(to.y)}${tails[1] ? `v${n1(tail)}` : ''}`
  const tint = stage.depthTint(0)
  // Dark at both sides, so that it is seen on grass and sand.
  d.stroke(line, tint(mix(color, '#3a2418', 0.5)), width * 1.5)
  d.stroke(line, tint(color), width)
  if (width > 9)
    d.raw(
      `<path d="${line}" fill="none" stroke="${tint(mix(color, '#3a2418', 0.32))}" stroke-width="${n1(width * 0.9)}" stroke-dasharray="${n1(width * 0.25)} ${n1(width * 0.85)}"/>`,
    )
  if (cord.bow) drawBow(d, { x: middle.x, y: (from.y + middle.y) / 2 }, cord, tint)
  for (let i = 1; i <= knots; i++) {
    const t = i / (knots + 1)
    const on = (a: number, b: number, c: number) => a * (1 - t) ** 2 + b * 2 * t * (1 - t) + c * t ** 2
    const [x, y] = [on(from.x, middle.x, to.x), on(from.y, middle.y, to.y)]
    d.shape(ellipse(x, y, width * 1.6, width * 1.35), stage.depthTint(0)('#d8b078'), { shade: 0.5 })
  }
}

/** Draws the bow of a ribbon or the knot of a rope, with two ends that hang down. */
function drawBow(
  d: Drawing,
  { x, y }: Spot,
  { width: w, color, bow }: Cord,
  tint: (color: string) => string,
): void {
  const at = (dx: number, dy: number) => `${n1(x + dx * w)} ${n1(y + dy * w)}`
  const line = tint(color)
  const size = bow === 'bow' ? 1 : 0
  for (const side of [-1, 1]) {
    d.stroke(`M${at(0, 0)}Q${at(side * 1.6, 2)} ${at(side * (2.4 + size), 6 + size)}`, line, w * 0.9)
    if (size)
      d.shape(
        `M${at(0, 0)}C${at(side * 3, -5)} ${at(side * 7, -5)} ${at(side * 6.4, -0.6)}C${at(side * 6, 3)} ${at(side * 3, 2)} ${at(0, 0)}Z`,
        line,
        { shade: 0.4 },
      )
  }
  d.shape(ellipse(x, y, w * 1.4, w * 1.25), tint(mix(color, '#3a2418', 0.12)), { shade: 0.4 })
}
