import type { Prop, Scene } from '@moonpage/storyteller/scene'
import type { Drawing } from '../drawing.ts'
import { goesOnFour } from '../figures/quadruped-frames.ts'
import { n1 } from '../path.ts'
import { drawProp, propInfo } from '../props/draw-prop.ts'
import { drawPropIn } from '../props/draw-state.ts'
import { dyes } from '../props/dyes.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import type { Layout } from '../staging/layout.ts'
import { belowHand, type Placed } from '../staging/players.ts'
import { carried, propScale } from '../staging/things.ts'
import { isDark } from './is-dark.ts'

type Hold = (x: number, y: number) => void

/** Draws what a posed figure carries, where it does not cover the face. */
export function heldBy(
  d: Drawing,
  placed: Placed,
  { staging, held }: Layout,
  scene: Scene,
  stage: Stage,
  tint: (color: string) => string,
  r: Random,
): Hold | undefined {
  const thing = held.get(placed.member.who)
  const scale = (propScale(staging.scale) / placed.scale) * (0.72 + 0.28 * placed.size)
  const head = goesOnFour(placed.sheet.species) ? null : placed.reach.head
  return (
    thing &&
    ((x, y) =>
      void d.marked('held', () =>
        drawProp(
          d,
          thing.prop,
          { ...carried(thing.prop, x, y, scale, head), scale, lit: isDark(scene, stage), tint },
          r,
        ),
      ))
  )
}

/** Draws what an acting figure has in its hands. */
export function heldIn(
  d: Drawing,
  { holds, facing }: Placed,
  scene: Scene,
  stage: Stage,
  tint: (color: string) => string,
  r: Random,
): Hold | undefined {
  if (!holds) return undefined
  const {
    prop,
    scale,
    state,
    says,
    shows,
    color,
    filling,
    make,
    isTorn,
    moved = { x: 0, y: 0, turn: 0 },
  } = holds
  const down = belowHand(holds) + moved.y
  return (handX, y) => {
    const x = handX + moved.x
    const draw = () =>
      drawPropIn(
        d,
        prop,
        state,
        {
          x,
          y: y + down,
          scale,
          lit: isDark(scene, stage),
          tint,
          says,
          shows,
          filling,
          make,
          color: color && dyes[color],
        },
        r,
      )
    d.marked('held', () => {
      if (isTorn) drawHalves(d, draw, { x, y: y + down, prop, scale })
      else if (moved.turn) d.group(`rotate(${n1(moved.turn)} ${n1(handX)} ${n1(y)})`, draw)
      // A figure that faces left is mirrored; words are not.
      else if (says && facing === 'left') d.mirrored(`translate(${n1(2 * x)} 0) scale(-1 1)`, draw)
      else draw()
    })
  }
}

/** Draws both halves of what is torn, with a rough edge each, apart from each other. */
function drawHalves(
  d: Drawing,
  draw: () => void,
  { x, y, prop, scale }: { x: number; y: number; prop: Prop; scale: number },
): void {
  const { width, height, gripY = 0 } = propInfo[prop]
  const [w, top, h] = [width * scale, y + (gripY - height) * scale, height * scale]
  if (height > 1.7 * width) {
    // Of what is long, both hands have an end, and the break is between them.
    const middle = top + h / 2
    for (const side of [-1, 1] as const)
      d.group(
        `translate(${n1(side * 34 * Math.max(1, scale))} ${n1((side * h) / 5)}) rotate(${side * 16} ${n1(x)} ${n1(middle + (side * h) / 4)})`,
        () =>
          d.clip(
            `M${n1(x - 3 * w)} ${n1(middle - side * h)}V${n1(middle)}L${n1(x - w / 3)} ${n1(middle + 0.1 * w)}L${n1(x)} ${n1(middle - 0.12 * w)}L${n1(x + w / 3)} ${n1(middle + 0.1 * w)}L${n1(x + 3 * w)} ${n1(middle)}V${n1(middle - side * h)}Z`,
            draw,
          ),
      )
    return
  }
  const edge = Array.from(
    { length: 7 },
    (_, i) => `L${n1(x + (i % 2 ? 0.07 : -0.07) * w)} ${n1(top + h * (-0.05 + (i * 1.1) / 6))}`,
  ).join('')
  for (const side of [-1, 1])
    d.group(
      `translate(${n1(side * 0.2 * w)} 0) rotate(${side * 12} ${n1(x + side * w * 0.3)} ${n1(top + h / 2)})`,
      () =>
        d.clip(
          `M${n1(x + side * w)} ${n1(top - h)}L${n1(x)} ${n1(top - h)}${edge}L${n1(x)} ${n1(top + 2 * h)}L${n1(x + side * w)} ${n1(top + 2 * h)}Z`,
          draw,
        ),
    )
}
