import type { Prop, Scene } from '@moonpage/storyteller/scene'
import { mix } from './colour.ts'
import type { Drawing } from './drawing.ts'
import { drawFigure } from './figures/draw-figure.ts'
import { ellipse, n1 } from './path.ts'
import { goesOnFour } from './figures/quadruped-frames.ts'
import { drawProp, propInfo } from './props/draw-prop.ts'
import { dyes } from './props/dyes.ts'
import { drawPropIn } from './props/draw-state.ts'
import { type Brush, brush } from './places/parts/brush.ts'
import { random, type Random } from './random.ts'
import type { Stage } from './stage-of-place.ts'
import type { Spot } from './figures/figure-action.ts'
import { type Cloth, type Cord, type Layer, type Layout, targetOf } from './staging/layout.ts'
import { drawDark, drawFireflies, drawGlowOver, drawPool, litTint, underLamp } from './staging/lights.ts'
import type { PlacedThing } from './staging/place-cast.ts'
import { drawWeatherBefore, drawWeatherBehind, drawWeatherBetween, isWindy } from './weather/draw-weather.ts'
import { belowHand, headOf, headRadius, type Placed } from './staging/players.ts'
import type { DrawnFigure } from './staging/subject.ts'
import { carried, propScale } from './staging/things.ts'

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

function drawCord(d: Drawing, cord: Cord, stage: Stage): void {
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
  const tail = width * 6
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

/** Draws the far or the near side of a cloth that hangs between those who hold it. */
function drawCloth(d: Drawing, { left, right, sag, hem, side, color }: Cloth, stage: Stage): void {
  const tint = stage.depthTint(0)
  const x = (left.x + right.x) / 2
  const y = (left.y + right.y) / 2
  const rim = (down: number) =>
    `Q${n1(x)} ${n1(y + sag * 2 + down)} ${n1(right.x)} ${n1(right.y + down * 0.4)}`
  const from = (down: number) => `M${n1(left.x)} ${n1(left.y + down * 0.4)}`
  const back = (down: number) =>
    `Q${n1(x)} ${n1(y + sag * 2 + down)} ${n1(left.x)} ${n1(left.y + down * 0.4)}`
  const [top, bottom] = side === 'far' ? [-hem * 0.7, hem * 0.5] : [hem * 0.2, hem * 1.3]
  const outline = `${from(top)}${rim(top)}L${n1(right.x)} ${n1(right.y + bottom * 0.4)}${back(bottom)}Z`
  d.shape(outline, tint(color ? dyes[color] : side === 'far' ? '#b9563f' : '#d8a23f'), {
    shade: 0.45,
    lit: 0.25,
    dir: [0.1, 1],
  })
  if (side === 'far' || color) return
  const colors = ['#c8674f', '#5aa7a8', '#e9d3ae', '#3f6f9a', '#a58ab8']
  d.clip(outline, () => {
    for (let i = 0; i < 9; i++) {
      const at = left.x + ((right.x - left.x) * (i + 0.15)) / 9
      const wide = ((right.x - left.x) / 9) * 0.7
      d.raw(
        `<path d="M${n1(at)} ${n1(y - 20)}h${n1(wide)}V${n1(y + sag * 2 + hem * 2)}h${n1(-wide)}Z" fill="${tint(colors[i % 5]!)}" opacity=".85"/>`,
      )
    }
  })
  d.stroke(`${from(top)}${rim(top)}`, tint('#d9604c'), Math.max(5, hem * 0.16))
}

const isDark = (scene: Scene, stage: Stage): boolean => stage.mood.dark || scene.light !== 'sky'

function drawThing(
  d: Drawing,
  {
    thing,
    state,
    says,
    shows,
    color,
    filling,
    turn = 0,
    tilt,
    x,
    y,
    scale,
    depth,
    rests,
    isTrace,
    isFlipped,
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
        { x, y, scale, lit, tint, tilt, says, shows, filling, color: color && dyes[color] },
        r,
      )
    if (isFlipped) d.mirrored(`translate(${n1(2 * x)} 0) scale(-1 1)`, draw)
    else draw()
    if (isTrace) d.raw('</g>')
    if (turn) d.raw('</g>')
  })
}

function drawPlaced(
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

type Hold = (x: number, y: number) => void

/** Draws what a posed figure carries, where it does not cover the face. */
function heldBy(
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
function heldIn(
  d: Drawing,
  { holds, facing }: Placed,
  scene: Scene,
  stage: Stage,
  tint: (color: string) => string,
  r: Random,
): Hold | undefined {
  if (!holds) return undefined
  const { prop, scale, state, says, shows, color, filling, isTorn, moved = { x: 0, y: 0, turn: 0 } } = holds
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

function drawLights(
  d: Drawing,
  { lamps, middle }: Layout,
  heads: readonly { x: number; y: number; radius: number }[],
  scene: Scene,
  { mood, ground }: Stage,
  r: Random,
): void {
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
