import { shift } from '../colour.ts'
import { ellipse, n1, type Point } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import { drawLimb, type Pen } from './pen.ts'
import { HIP, type PoseShape } from './poses.ts'

/** Color of the legs and of the bare or shod feet, tinted, and width of a leg in figure units. */
export function legColors({ p, clothes }: Actor, build: Build): { leg: string; bare: string; width: number } {
  const fat = build.fat ?? 1
  const fur = p.t(build.fur)
  const leg = clothes.trousers ? p.t(clothes.trousers) : clothes.dungarees ? p.t(clothes.dungarees) : fur
  const foot = clothes.boots
    ? p.t(clothes.boots)
    : build.feetColor
      ? p.t(build.feetColor)
      : build.socks || build.box
        ? p.t(build.dark)
        : shift(leg === fur ? fur : leg, leg === fur ? -0.06 : 0)
  const bare = !clothes.boots && leg !== fur && !build.socks && !build.feetColor ? shift(fur, -0.04) : foot
  const width = (build.feet === 'column' ? 38 : 33) * (1 + (fat - 1) * 0.8)
  return { leg, bare, width }
}

/** Draws both legs and feet. `down`: by how many figure units the hip is lower than in standing. */
export function drawLegs(actor: Actor, build: Build, shape: PoseShape, down: number): void {
  const { p, clothes, back } = actor
  const fat = build.fat ?? 1
  const { leg, bare: shod, width } = legColors(actor, build)
  const unshod = clothes.single?.includes('boots')
    ? legColors({ ...actor, clothes: { ...clothes, boots: undefined } }, build).bare
    : shod
  const squats = build.squats && !clothes.wheelchair && shape.lean < 9
  const draw = (side: -1 | 1) => {
    const bare = side < 0 ? unshod : shod
    if (squats) return drawSquat(p, build, side, HIP + down, back)
    const [x, y, bend] = side < 0 ? shape.footBack : shape.footFront
    const to: Point = [x * (Math.abs(x) < 40 ? fat : 1), y - 14]
    const at = drawLimb(p, {
      from: [22 * side * fat, HIP + 10 + down],
      to,
      bend,
      width,
      color: side < 0 ? shift(leg, -0.03) : leg,
    })
    const color = side < 0 ? shift(bare, -0.02) : bare
    const [shinX, shinY] = at(clothes.trousers ? 0.8 : 0.62)
    if (build.feet !== 'webbed')
      p.d.stroke(`M${n1(shinX)} ${n1(shinY)}L${n1(to[0])} ${n1(to[1])}`, color, width)
    drawFoot(p, build, to, width, color, back)
  }
  draw(-1)
  draw(1)
}

/** Draws thigh and long foot of a figure that squats. `hip` is y of the hip. */
export function drawSquat(p: Pen, build: Build, side: -1 | 1, hip: number, back: boolean): void {
  const color = shift(p.t(build.fur), side < 0 ? -0.03 : -0.01)
  drawFoot(p, build, [side * 52 - (side < 0 ? 16 : 0), -14], 40, shift(color, -0.03), back)
  p.d.group(`rotate(${side * 24} ${side * 54} ${n1(hip + 4)})`, () =>
    p.d.shape(ellipse(side * 54, hip + 4, 30, 40), color, { shade: 0.4 }),
  )
}

/** Draws a foot with its ankle on (x, y), which is 14 over the ground; `w` is the width of the leg. */
export function drawFoot(p: Pen, build: Build, [x, y]: Point, w: number, color: string, back: boolean): void {
  if (build.feet === 'webbed') {
    const c = build.feetColor ? color : shift(p.t(build.fur), -0.05)
    const nose = back ? 0.7 : 1
    p.d.shape(
      `M${n1(x - w * 0.6)} ${n1(y + 15)}q${n1(-w * 0.1)} ${n1(-w * 0.5)} ${n1(w * 0.5)} ${n1(-w * 0.6)}q${n1(w * 0.9 * nose)} 0 ${n1(w * 1.2 * nose)} ${n1(w * 0.5)}q${n1(-w * 0.16)} ${n1(w * 0.16)} ${n1(-w * 0.36)} ${n1(w * 0.02)}q${n1(-w * 0.2)} ${n1(w * 0.16)} ${n1(-w * 0.4)} 0q${n1(-w * 0.2)} ${n1(w * 0.14)} ${n1(-w * 0.94)} ${n1(w * 0.08)}Z`,
      c,
      { shade: 0.4 },
    )
    return
  }
  if (build.feet === 'column') {
    p.d.shape(`M${n1(x - w * 0.6)} ${n1(y + 15)}v${n1(-w * 0.5)}h${n1(w * 1.2)}v${n1(w * 0.5)}Z`, color, {
      shade: 0.4,
    })
    if (!back)
      for (const i of [-0.3, 0.08, 0.46])
        p.d.shape(`M${n1(x + w * i - 6)} ${n1(y + 15)}q6 -13 12 0Z`, p.t('#e9dfd6'), { shade: 0.2 })
    return
  }
  const toe = back ? 0.1 : 0.72 * (build.footScale ?? 1) + ((build.footScale ?? 1) - 1) * 0.5
  p.d.shape(
    `M${n1(x - w * 0.52)} ${n1(y + 15)}v${n1(-w * 0.6)}h${n1(w)}q${n1(w * toe)} ${n1(w * 0.06)} ${n1(w * (toe + 0.02))} ${n1(w * 0.42)}q0 ${n1(w * 0.18)} ${n1(-w * 0.2)} ${n1(w * 0.18)}Z`,
    color,
    { shade: 0.4 },
  )
}
