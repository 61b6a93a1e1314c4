import type { Scene } from '@moonpage/storyteller/scene'
import type { Drawing } from './drawing.ts'
import { drawFigure } from './figures/draw-figure.ts'
import { goesOnFour } from './figures/quadruped-frames.ts'
import { drawProp, propInfo } from './props/draw-prop.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage-of-place.ts'
import { type Layout, targetOf } from './staging/layout.ts'
import { drawDark, drawFireflies, drawGlowOver, drawPool, litTint, underLamp } from './staging/lights.ts'
import type { PlacedThing } from './staging/place-cast.ts'
import { headOf, headRadius, type Placed } from './staging/players.ts'
import type { DrawnFigure } from './staging/subject.ts'
import { carried, propScale } from './staging/things.ts'

type Layer = { kind: 'thing'; thing: PlacedThing } | { kind: 'figure'; figure: Placed } | { kind: 'pools' }

/** Barriers with the layer `before` cover the feet of the figures, so they are drawn after them. */
const isBefore = ({ thing, depth }: PlacedThing): boolean =>
  propInfo[thing.prop].layer === 'before' && depth === 0

/** What is drawn before the foreground of the place, from back to front. */
function layersOf({ staging, around, huge, stands }: Layout, ground: number): Layer[] {
  const things = (list: readonly PlacedThing[]): Layer[] => list.map((thing) => ({ kind: 'thing', thing }))
  return [
    ...things(around.filter((each) => !isBefore(each))),
    ...things(huge ? [huge] : []),
    { kind: 'pools' },
    ...things(stands),
    ...things(staging.near.filter(({ y }) => y <= ground)),
    ...staging.placed.toSorted((a, b) => a.y - b.y).map((figure): Layer => ({ kind: 'figure', figure })),
    ...things(staging.near.filter(({ y }) => y > ground)),
    ...things(around.filter(isBefore)),
  ]
}

/** Draws a layout over its place, then the place's foreground and the lights. Returns the figures in the order drawn. */
export function drawLayout(d: Drawing, layout: Layout, scene: Scene, stage: Stage, r: Random): DrawnFigure[] {
  const drawn: DrawnFigure[] = []
  for (const layer of layersOf(layout, stage.ground)) {
    if (layer.kind === 'thing') drawThing(d, layer.thing, layout, scene, stage, r)
    else if (layer.kind === 'figure') drawn.push(drawPlaced(d, layer.figure, layout, scene, stage, r))
    else if (!stage.swims) for (const lamp of layout.lamps) drawPool(d, lamp, stage.ground)
  }
  stage.foreground(d)
  drawLights(d, layout, drawn, scene, stage, r)
  return drawn
}

const isDark = (scene: Scene, stage: Stage): boolean => stage.mood.dark || scene.light !== 'sky'

function drawThing(
  d: Drawing,
  { thing, x, y, scale, depth }: PlacedThing,
  { lamps }: Layout,
  scene: Scene,
  stage: Stage,
  r: Random,
): void {
  const tint = litTint(stage.depthTint(depth), lamps, { x, y })
  underLamp(d, lamps, { x, y }, () =>
    drawProp(d, thing.prop, { x, y, scale, lit: isDark(scene, stage), tint }, r),
  )
}

function drawPlaced(
  d: Drawing,
  placed: Placed,
  { staging, held, lamps, focus }: Layout,
  scene: Scene,
  stage: Stage,
  r: Random,
): DrawnFigure {
  const all = staging.placed
  const thing = held.get(placed.member.who)
  const scale = (propScale(staging.scale) / placed.scale) * (0.72 + 0.28 * placed.size)
  const tint = litTint(stage.depthTint(0), lamps, headOf(placed))
  const head = goesOnFour(placed.sheet.species) ? null : placed.reach.head
  const at = {
    ...placed,
    lookAt: targetOf(placed, all, focus, staging.dir) ?? undefined,
    close: all.some((other) => other !== placed && other.member.pose === 'hug'),
    tint,
    ...(thing && {
      held: (x: number, y: number) =>
        drawProp(
          d,
          thing.prop,
          { ...carried(thing.prop, x, y, scale, head), scale, lit: isDark(scene, stage), tint },
          r,
        ),
    }),
  }
  let anchors: DrawnFigure['anchors'] | undefined
  underLamp(d, lamps, headOf(placed), () => {
    anchors = drawFigure(d, placed.sheet, placed.member, at, r)
  })
  return { placed, anchors: anchors! }
}

function drawLights(
  d: Drawing,
  { lamps, middle }: Layout,
  drawn: readonly DrawnFigure[],
  scene: Scene,
  { mood, ground }: Stage,
  r: Random,
): void {
  const heads = drawn.map(({ placed, anchors }) => ({ ...anchors.head, radius: headRadius(placed) }))
  const main = lamps.toSorted((a, b) => b.radius - a.radius)[0]
  if (main && mood.dark && scene.framing !== 'spot' && scene.light !== 'fireflies')
    drawDark(d, main, mood.shadow, scene.light === 'sky' ? 0.3 : 0.62, heads)
  for (const lamp of lamps) drawGlowOver(d, lamp)
  if (scene.light === 'fireflies')
    drawFireflies(
      d,
      r,
      { left: middle - 560, right: middle + 560, top: ground - 560, bottom: ground + 20 },
      heads,
    )
}
