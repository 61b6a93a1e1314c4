import type { Scene } from '@moonpage/storyteller/scene'
import type { Drawing } from './drawing.ts'
import { drawCloth } from './layers/draw-cloth.ts'
import { drawCord } from './layers/draw-cord.ts'
import { drawLights } from './layers/draw-lights.ts'
import { drawPlaced } from './layers/draw-placed.ts'
import { drawThing } from './layers/draw-thing.ts'
import { type Brush, brush } from './places/parts/brush.ts'
import { random, type Random } from './random.ts'
import type { Stage } from './stage-of-place.ts'
import type { Layer, Layout } from './staging/layout.ts'
import { drawPool, underLamp } from './staging/lights.ts'
import { headRadius } from './staging/players.ts'
import type { DrawnFigure } from './staging/subject.ts'
import { drawWeatherBefore, drawWeatherBehind, drawWeatherBetween } from './weather/draw-weather.ts'

/** Draws a layout over its place, and then its lights. Returns the figures in the order drawn. */
export function drawLayout(d: Drawing, layout: Layout, scene: Scene, stage: Stage, r: Random): DrawnFigure[] {
  const drawn: DrawnFigure[] = []
  const draw = (layer: Layer) => {
    switch (layer.kind) {
      case 'thing':
        drawThing(d, layer.thing, layout, scene, stage, r)
        break
      case 'figure':
        drawn.push(drawPlaced(d, layer.figure, layout, scene, stage, r))
        break
      case 'pools':
        if (!stage.swims) for (const lamp of layout.lamps) drawPool(d, lamp, stage.ground)
        break
      case 'cord':
        drawCord(d, layer.cord, stage)
        break
      case 'cloth':
        drawCloth(d, layer.cloth, stage)
        break
      case 'set':
        paintSet(d, layer.paint, scene, stage, layout)
        break
      case 'foreground':
        stage.foreground(d)
    }
  }
  const air = { d, scene, stage, r: random(`air ${scene.place} ${scene.time} ${scene.framing}`) }
  const hasAir = scene.weather !== undefined && scene.framing !== 'spot'
  if (hasAir) drawWeatherBehind(air)
  layout.layers.forEach((layer, at) => {
    if (hasAir && layer.kind === 'pools') drawWeatherBetween(air)
    d.marked(`layer ${at}`, () => draw(layer))
  })
  const heads = drawn.map(({ placed, anchors }) => ({ ...anchors.head, radius: headRadius(placed) }))
  if (hasAir) drawWeatherBefore(air, heads)
  drawLights(d, layout, heads, scene, stage, r)
  return drawn.filter(({ placed }) => !placed.isExtra)
}

/** Draws a part of the place that depends on where the figures are, in the light of the nearest lamp. */
function paintSet(
  d: Drawing,
  paint: (b: Brush) => void,
  scene: Scene,
  { mood }: Stage,
  { lamps, setSeed }: Layout,
): void {
  const r = random(`set ${setSeed}`)
  const layout = r.int(0, 2) as Brush['layout']
  const middle = { x: 800, y: 800 }
  underLamp(d, lamps, middle, () => paint(brush(d, mood, { r, air: r, layout, scene })))
}
