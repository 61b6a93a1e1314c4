import type { Scene } from '@moonpage/storyteller/scene'
import type { Drawing } from '../drawing.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { n1 } from '../path.ts'
import type { Random } from '../random.ts'
import type { Stage } from '../stage-of-place.ts'
import { type Layout, targetOf } from '../staging/layout.ts'
import { litTint, underLamp } from '../staging/lights.ts'
import { headOf, type Placed } from '../staging/players.ts'
import type { DrawnFigure } from '../staging/subject.ts'
import { isWindy } from '../weather/draw-weather.ts'
import { heldBy, heldIn } from './draw-held.ts'

/** Draws a figure where it is placed, with what it holds; also what of it a pond or a mirror shows. */
export function drawPlaced(
  d: Drawing,
  placed: Placed,
  layout: Layout,
  scene: Scene,
  stage: Stage,
  r: Random,
): DrawnFigure {
  const { staging, lamps, focus } = layout
  const all = staging.placed
  const tint = litTint(stage.depthTint(placed.depth ?? 0), lamps, headOf(placed))
  const held =
    placed.action || placed.holds
      ? heldIn(d, placed, scene, stage, tint, r)
      : heldBy(d, placed, layout, scene, stage, tint, r)
  const at = {
    ...placed,
    lookAt: placed.lookAt ?? targetOf(placed, all, focus, staging.dir) ?? undefined,
    close: all.some((other) => other !== placed && other.member.pose === 'hug'),
    tint,
    ...(held && { held }),
    ...(isWindy(scene.weather) && { wind: 62 }),
  }
  let anchors: DrawnFigure['anchors'] | undefined
  const draw = () =>
    underLamp(d, lamps, headOf(placed), () => {
      d.marked('figure', () => {
        anchors = drawFigure(d, placed.sheet, placed.member, at, r)
      })
    })
  const { reflected, clip } = placed
  if (reflected && clip)
    d.clip(clip, () => {
      const { from, at: to, k } = reflected
      d.raw(
        `<g opacity=".62" transform="translate(${n1(to.x)} ${n1(to.y)}) scale(${n1(k * 100) / 100} ${n1(-k * 100) / 100}) translate(${n1(-from.x)} ${n1(-from.y)})">`,
      )
      draw()
      d.raw('</g>')
    })
  else if (clip) d.clip(clip, draw)
  else draw()
  return { placed, anchors: anchors! }
}
