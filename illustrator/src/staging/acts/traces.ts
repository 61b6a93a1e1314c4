import type { Action, Filling, Prop } from '@moonpage/storyteller/scene'
import { drawProp, propInfo } from '../../props/draw-prop.ts'
import { isStuff, stuffLooks } from '../../props/fillings.ts'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { Spot } from '../../figures/figure-action.ts'
import { n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'
import type { Layer } from '../layout.ts'
import type { Placed } from '../players.ts'
import { middleOf } from './grasp.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import type { Frame } from './frame.ts'
import { drumOf } from './drumsticks.ts'
import { digsEarth, looksIntoWater } from './ground-deeds.ts'
import { dugEarth, suds } from './ground-work.ts'
import { puff, shivering } from './breath.ts'
import { silhouetteOf } from './silhouette.ts'

/** What acts leave in the air: the sound of a bell, notes, drops. A step of the layout; its order over the figures is `z`. */
export type Trace = { z: number; layer: Layer }

type Acting = { node: FigureNode; placed: Placed }

const mouths: ReadonlySet<Action> = new Set(['sings', 'hums'])
const calls: ReadonlySet<Action> = new Set(['shouts'])
const beats: ReadonlySet<Action> = new Set(['knocks', 'drums', 'hammers'])

/** Everything that the acts of a tableau leave in the air. */
export function tracesOf(
  acting: readonly Acting[],
  things: readonly ThingNode[],
  frame: Frame & { dir: 1 | -1 },
): Trace[] {
  const bells = things.filter(({ isRinging }) => isRinging)
  return [
    ...acting.flatMap((one) => tracesAt(one, frame)),
    ...bells.map((bell) => {
      const at = { x: frame.toX(bell.x), y: frame.toY(bell.y - bell.height * 0.4) }
      return trace(ringing(at, bell.half + 16, bell.height * 0.8))
    }),
    ...things.flatMap((thing) => (thing.isEasel ? [easel(thing, frame)] : [])),
  ]
}

const trace = (paint: (b: Brush) => void, z = 36): Trace => ({ z, layer: { kind: 'set', paint } })

function tracesAt({ node, placed }: Acting, frame: Frame): Trace[] {
  const { act, holds, target, depth, back, bed } = node
  if (!act || depth > 0 || back || bed) return []
  const s = placed.scale
  const way = placed.facing === 'left' ? -1 : 1
  const seen = silhouetteOf(placed)
  const held = seen.held
  if (act.does === 'rings' && held) {
    const at = { x: (held.left + held.right) / 2, y: held.bottom - (held.bottom - held.top) * 0.3 }
    // Behind the ringer's face.
    return [trace(ringing(at, (held.right - held.left) * 0.4, held.bottom - held.top), 19)]
  }
  if (act.does === 'plays' && held)
    return [
      trace(
        notes({ x: way > 0 ? held.right : held.left, y: Math.min(held.top, seen.face.top) - 24 * s }, way, s),
        19,
      ),
    ]
  if (act.does === 'pours' && held) {
    const into = target && target !== holds ? target : null
    const from = {
      x: (way > 0 ? held.right : held.left) - way * 8 * s,
      y: held.top + (held.bottom - held.top) * 0.4,
    }
    // Into the middle of what it is poured into, if that is near.
    const wanted = into ? frame.toX(into.x) : from.x + way * 34 * s
    const x = from.x + Math.max(-60 * s, Math.min(60 * s, (wanted - from.x) * 0.8))
    const to = { x, y: into ? frame.toY(into.y - topFor(into) * 0.86) : frame.toY(0) }
    // Behind the rim of what it runs into.
    const own = holds?.thing.filling
    // Of a white jug is milk.
    const filling = holds?.thing.color === 'white' && (!own || own === 'water') ? 'milk' : own
    return [trace(stream(from, to, s, filling), into ? 9 : 19)]
  }
  if (digsEarth(node)) {
    const [front, hind] = seen.hands
    const at = goesOnFour(placed.sheet.species) ? hind : front
    const isMud = target?.kind === 'thing' && target.prop === 'mud'
    return [trace(dugEarth({ x: at.x + way * 14 * s, y: placed.y + 4 * s }, way, s, isMud), 19)]
  }
  if (act.does === 'washes' && target) {
    const [front, hind] = seen.hands
    const hand = goesOnFour(placed.sheet.species) ? hind : front
    const tub = target.on
    const rim = tub && { x: frame.toX(tub.x), y: frame.toY(tub.y - tub.height * 0.84) }
    return [trace(suds(rim ?? { x: hand.x + way * 30 * s, y: hand.y }, s, tub ? tub.half : 90 * s, way))]
  }
  if (looksIntoWater(node) && target?.kind === 'thing') return [reflection(placed, seen.face, target, frame)]
  const { face } = seen
  const mouth = { x: way > 0 ? face.right : face.left, y: face.top + (face.bottom - face.top) * 0.72 }
  if (act.does === 'shivers') {
    const { left, right, bottom } = seen.skull
    return [trace(shivering({ x: (left + right) / 2, y: bottom }, (right - left) / 2, s), 19)]
  }
  if (act.does === 'blows' && !held) {
    const at = target && middleOf(target)
    const to = at ? { x: frame.toX(at.x), y: frame.toY(at.y) } : { x: mouth.x + way * 200 * s, y: mouth.y }
    return [trace(puff(mouth, to, s))]
  }
  if (mouths.has(act.does)) return [trace(notes({ x: mouth.x, y: face.top - 24 * s }, way, s), 19)]
  // Not over the face of whoever stands there.
  if (calls.has(act.does)) return [trace(calling({ x: mouth.x + way * 26 * s, y: mouth.y }, way, s), 3)]
  if (beats.has(act.does) && target?.kind === 'thing' && !target.by) {
    // At the side of a drum that is not that of its sticks.
    const skin = { x: frame.toX(target.x) + way * target.half, y: frame.toY(target.y - 0.8 * target.height) }
    if (drumOf(node)) return [trace(knocked(skin, -way, s))]
    const [hand, paw] = seen.hands
    const knuckles = goesOnFour(placed.sheet.species) || isBird(placed.sheet.species) ? paw : hand
    const at =
      act.does === 'knocks'
        ? { x: knuckles.x + way * 12 * s, y: knuckles.y }
        : {
            x: frame.toX(target.x) - way * Math.min(target.half, 500),
            y: frame.toY(target.y - Math.min(target.height * 0.7, 175 * node.f)),
          }
    return [trace(knocked(at, way, s))]
  }
  return []
}

/** Whoever looks into still water, upside down in it. */
function reflection(
  placed: Placed,
  face: { left: number; right: number; top: number; bottom: number },
  water: ThingNode,
  { toX, toY }: Frame,
): Trace {
  const [x, y] = [toX(water.x), toY(water.y - water.height * 0.42)]
  const [rx, ry] = [water.half * 0.86, water.height * 0.36]
  const clip = `M${n1(x - rx)} ${n1(y)}A${n1(rx)} ${n1(ry)} 0 1 1 ${n1(x + rx)} ${n1(y)}A${n1(rx)} ${n1(ry)} 0 1 1 ${n1(x - rx)} ${n1(y)}Z`
  const high = face.bottom - face.top
  const k = Math.min(1, (ry * 1.7) / high)
  const middle = { x: (face.left + face.right) / 2, y: (face.top + face.bottom) / 2 }
  const from = middle.x > x ? rx * 0.3 : -rx * 0.3
  return {
    z: 10 + water.z + 0.5,
    layer: {
      kind: 'figure',
      figure: {
        ...placed,
        isExtra: true,
        shadow: false,
        clip,
        holds: undefined,
        reflected: { from: middle, at: { x: x + from, y: y - ry * 0.1 }, k },
      },
    },
  }
}

const topFor = (target: FigureNode | ThingNode): number =>
  target.kind === 'thing' ? target.height : 120 * target.f

const line = (b: Brush, path: string, width: number, color = '#fff6dc', opacity = 0.9): void => {
  for (const [wide, tone, share] of [
    [width + 3, '#6b4a33', 0.4],
    [width, color, 1],
  ] as const)
    b.d.raw(
      `<path d="${path}" fill="none" stroke="${b.tone(tone)}" stroke-width="${n1(wide)}" stroke-linecap="round" opacity="${n1(opacity * share * 100) / 100}"/>`,
    )
}

/** Arcs at both sides of what rings. */
const ringing =
  ({ x, y }: Spot, half: number, height: number) =>
  (b: Brush): void => {
    for (const side of [-1, 1])
      for (const [i, wide] of [0, 18, 36].entries()) {
        const [at, tall] = [x + side * (half + wide), height * (0.24 + i * 0.1)]
        line(b, `M${n1(at)} ${n1(y - tall)}q${n1(side * tall * 0.5)} ${n1(tall)} 0 ${n1(tall * 2)}`, 6)
      }
  }

/** Arcs before an open mouth. */
const calling =
  ({ x, y }: Spot, way: number, s: number) =>
  (b: Brush): void => {
    for (const i of [0, 1, 2]) {
      const [at, tall] = [x + way * i * 24 * s, (20 + i * 14) * s]
      line(b, `M${n1(at)} ${n1(y - tall)}q${n1(way * tall * 0.5)} ${n1(tall)} 0 ${n1(tall * 2)}`, 6 * s)
    }
  }

/** Short lines around where something is hit. */
const knocked =
  ({ x, y }: Spot, way: number, s: number) =>
  (b: Brush): void => {
    for (const turn of [-62, -30, 30, 62]) {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * -way, Math.sin((turn * Math.PI) / 180)]
      line(b, `M${n1(x + dx * 34 * s)} ${n1(y + dy * 38 * s)}l${n1(dx * 26 * s)} ${n1(dy * 26 * s)}`, 6 * s)
    }
  }

/** Notes that rise. */
const notes =
  ({ x, y }: Spot, way: number, s: number) =>
  (b: Brush): void => {
    for (const [i, [dx, dy]] of (
      [
        [20, -10],
        [66, -52],
        [112, -22],
      ] as const
    ).entries()) {
      const [nx, ny, k] = [x + way * dx * s, y + dy * s, (1 + (i % 2) * 0.2) * s]
      const color = b.tone(['#fff1c4', '#ffd9a0', '#f6c4b4'][i]!)
      const stem = `M${n1(nx + 9 * k)} ${n1(ny)}v${n1(-44 * k)}q${n1(6 * k)} ${n1(14 * k)} ${n1(20 * k)} ${n1(18 * k)}`
      line(b, stem, 5 * k)
      b.d.raw(
        `<ellipse cx="${n1(nx)}" cy="${n1(ny)}" rx="${n1(12 * k)}" ry="${n1(9 * k)}" fill="${color}" stroke="${b.tone('#6b4a33')}" stroke-width="2" stroke-opacity=".5"/>`,
      )
    }
  }

/** What runs out of a vessel, or falls out of it one by one, down to `to`. */
const stream =
  (from: Spot, to: Spot, s: number, filling: Filling | undefined) =>
  (b: Brush): void => {
    const down = Math.max(20 * s, to.y - from.y)
    if (filling && !isStuff(filling)) return falling(b, from, { x: to.x, y: from.y + down }, s, filling)
    const color = filling ? stuffLooks[filling].color : '#a9d6ea'
    line(
      b,
      `M${n1(from.x)} ${n1(from.y + 8 * s)}Q${n1(to.x)} ${n1(from.y + 10 * s)} ${n1(to.x)} ${n1(from.y + down)}`,
      13 * s,
      color,
    )
    for (const [dx, dy] of [
      [-20, -6],
      [22, -12],
      [4, 8],
    ] as const)
      b.d.raw(
        `<ellipse cx="${n1(to.x + dx * s)}" cy="${n1(from.y + down + dy * s)}" rx="${n1(5 * s)}" ry="${n1(7 * s)}" fill="${b.tone(color)}"/>`,
      )
  }

/** Things that fall out of a vessel. */
function falling(b: Brush, from: Spot, to: Spot, s: number, prop: Prop): void {
  const { width, height } = propInfo[prop]
  const scale = (44 * s) / Math.max(width, height)
  for (const share of [0.2, 0.55, 0.9]) {
    const at = { x: from.x + (to.x - from.x) * Math.sqrt(share), y: from.y + (to.y - from.y) * share }
    drawProp(b.d, prop, { ...at, scale, lit: false, tint: (color) => b.tone(color) }, b.r)
  }
}

/** The legs of an easel, behind its sheet. */
function easel(sheet: ThingNode, { toX, toY }: Frame): Trace {
  const [x, top, ground] = [toX(sheet.x), toY(sheet.y - sheet.height) - 26, toY(0)]
  const half = sheet.half * 0.72
  const rail = toY(sheet.y) + 4
  return {
    z: 10 + sheet.z - 0.4,
    layer: {
      kind: 'set',
      paint: (b) => {
        const wood = b.tone('#8a5f42')
        for (const path of [
          `M${n1(x)} ${n1(top)}L${n1(x - half)} ${n1(ground)}`,
          `M${n1(x)} ${n1(top)}L${n1(x + half)} ${n1(ground)}`,
          `M${n1(x - sheet.half)} ${n1(rail)}H${n1(x + sheet.half)}`,
        ])
          b.d.stroke(path, wood, 13)
      },
    },
  }
}
