import type { Scene } from '@moonpage/storyteller/scene'
import type { Drawing } from '../drawing.ts'
import { n1 } from '../path.ts'
import { propInfo } from '../props/draw-prop.ts'
import { drawPropIn } from '../props/draw-state.ts'
import { dyes } from '../props/dyes.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import type { Layout } from '../staging/layout.ts'
import { litTint, underLamp } from '../staging/lights.ts'
import type { PlacedThing } from '../staging/place-cast.ts'
import { isDark } from './is-dark.ts'

/** Draws a thing where it is placed, with its shadow, in the light of the lamps. */
export function drawThing(
  d: Drawing,
  {
    thing,
    state,
    says,
    shows,
    color,
    filling,
    make,
    turn = 0,
    tilt,
    x,
    y,
    scale,
    depth,
    rests,
    isTrace,
    isFlipped,
    stretch = 1,
  }: PlacedThing,
  { lamps }: Layout,
  scene: Scene,
  stage: Stage,
  r: Random,
): void {
  const plain = litTint(stage.depthTint(depth), lamps, { x, y })
  const tint = isTrace ? () => plain('#7d5a3c') : plain
  const lit = isDark(scene, stage) && !isTrace
  underLamp(d, lamps, { x, y }, () => {
    if (rests)
      d.groundShadow(
        turn ? x + (propInfo[thing.prop].height / 2 - (propInfo[thing.prop].gripY ?? 0)) * scale : x,
        rests.y,
        rests.half * 1.06,
        rests.half * 0.16,
        0.6,
      )
    if (turn) d.raw(`<g transform="rotate(${turn} ${Math.round(x)} ${Math.round(y)})">`)
    if (isTrace) d.raw('<g opacity=".75">')
    const draw = () =>
      drawPropIn(
        d,
        thing.prop,
        state,
        { x, y, scale, lit, tint, tilt, says, shows, filling, make, color: color && dyes[color] },
        r,
      )
    if (stretch !== 1)
      d.group(`translate(${n1(x * (1 - stretch))} 0) scale(${n1(stretch * 100) / 100} 1)`, draw)
    else if (isFlipped) d.mirrored(`translate(${n1(2 * x)} 0) scale(-1 1)`, draw)
    else draw()
    if (isTrace) d.raw('</g>')
    if (turn) d.raw('</g>')
  })
}
