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
    postsTo,
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
    if (postsTo !== undefined) drawPosts(d, { x, y, scale, postsTo }, tint)
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

/** Draws two posts with a beam, between which a thing hangs whose origin is at (x, y). */
function drawPosts(
  d: Drawing,
  { x, y, scale, postsTo }: { x: number; y: number; scale: number; postsTo: number },
  tint: (color: string) => string,
): void {
  const [half, top, wood] = [104 * scale, y - 34 * scale, tint('#7d5a3c')]
  const bar = (path: string, width: number) => d.stroke(path, wood, width * scale)
  bar(`M${n1(x - half)} ${n1(top)}V${n1(postsTo)}M${n1(x + half)} ${n1(top)}V${n1(postsTo)}`, 17)
  bar(`M${n1(x - half * 1.22)} ${n1(top)}H${n1(x + half * 1.22)}`, 20)
  for (const side of [-1, 1])
    bar(`M${n1(x + side * half)} ${n1(top + 44 * scale)}L${n1(x + side * (half - 40 * scale))} ${n1(top)}`, 9)
}
