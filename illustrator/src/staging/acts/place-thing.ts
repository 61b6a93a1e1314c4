import type { Scene } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import { propInfo } from '../../props/draw-prop.ts'
import type { Random } from '../../random.ts'
import type { Layer } from '../layout.ts'
import { measure } from '../measure.ts'
import type { PlacedThing } from '../place-cast.ts'
import type { Placed, Player } from '../players.ts'
import { hullShift } from './contain.ts'
import { wide } from './deeds.ts'
import { groupPose } from './group-poses.ts'
import { distances, originOf, type ThingNode } from './nodes.ts'
import { arrange, isArranged } from './piles.ts'
import type { Frame } from './frame.ts'

/** A thing as a layer; one with a body is a small figure. */
export function layerOf(
  { thing: named, scale: size, portrait, faces }: ThingNode,
  thing: PlacedThing,
  scene: Scene,
  dir: 1 | -1,
  spotOf: ((id: string) => Spot | null) | null,
): Layer {
  const { species, kin } = named
  if (named.prop || !species) return { kind: 'thing', thing }
  const does = scene.acts?.find(({ who }) => who === named.id)?.does
  // What was dropped lies there.
  const isAsleep = does === 'sleeps' || does === 'lies' || does === 'falls'
  const look = { species: 'fox', outfit: 'none' } as const
  const player: Player = {
    member: {
      who: 'helper',
      pose: isAsleep ? 'sleep' : does === 'sits' ? 'sit' : 'stand',
      expression: 'happy',
      looks_at: 'reader',
    },
    sheet: portrait
      ? { ...portrait, who: 'helper' }
      : { who: 'helper', name: '', description: '', species, ...(kin && { kin }), pronouns: 'they', look },
    size: 1,
  }
  const scale = size * 0.25
  const at = { x: thing.x, y: thing.y + (propInfo.duckling.gripY ?? 0) * thing.scale, f: scale }
  const posed = isAsleep || portrait || !spotOf ? null : groupPose(scene, named.id, at, spotOf)
  const figure: Placed = {
    ...player,
    x: at.x,
    y: at.y,
    scale,
    facing: posed?.facing ?? (faces === undefined || faces * dir > 0 ? 'right' : 'left'),
    action: posed?.action,
    back: false,
    inBed: false,
    swims: false,
    shadow: !portrait,
    aside: false,
    reach: measure(player, { swims: false, back: false }),
    isExtra: true,
    thing: named.id,
  }
  return { kind: 'figure', figure }
}

export const zOfThing = (node: ThingNode): number => {
  if (node.depth > 0) return node.z
  const { kind, width } = propInfo[node.prop]
  if (node.prop === 'pit') return 5
  if (node.isAroundHull) return 41
  if (width >= wide) return propInfo[node.prop].layer === 'before' ? 38 : -2
  if (node.onHead) return 10 + node.z
  if (kind !== 'held' && node.y < -200 && node.z === 0) return -1
  if (kind === 'sky' && node.z === 0 && node.y < -60) return -1
  return 10 + node.z
}

/** Whether a thing that has no shadow of its own touches what it is on. */
const rests = ({ prop, y, lifted, turn, on }: ThingNode): boolean =>
  propInfo[prop].kind === 'held' &&
  lifted === 0 &&
  turn === 0 &&
  (y > -12 || on !== null) &&
  on?.prop !== 'puddle'

/** A bell that hangs in the open, and on nothing that is seen. */
const isBetweenPosts = ({ prop, y, by, on, depth, lifted, turn }: ThingNode, scale: number): boolean =>
  prop === 'bell' && y < -130 * scale && !by && !on && depth === 0 && lifted === 0 && turn === 0

/** A thing, or all of a group. */
export function placeThing(
  node: ThingNode,
  { toX, toY, dir, scale, ground }: Frame & { dir: 1 | -1; scale: number; ground: number },
  r: Random,
): PlacedThing[] {
  const { width, layer } = propInfo[node.prop]
  const thing = { prop: node.prop, where: 'near' as const, focus: false }
  const state = node.thing.state
  if (width >= wide)
    return [
      {
        thing,
        state,
        x: 800,
        // In front of the figures it covers their feet, and around a boat the lower half of its hull.
        y:
          ground +
          (node.isAroundHull
            ? 0.85 * propInfo[node.prop].height - 14
            : layer === 'before'
              ? 0.6 * propInfo[node.prop].height - 60
              : -22) -
          (propInfo[node.prop].gripY ?? 0) * 0.85,
        scale: 0.85,
        depth: 0,
      },
    ]
  const flies =
    node.turn !== 180 &&
    propInfo[node.prop].kind === 'creature' &&
    ['bird', 'bee', 'butterfly', 'moth', 'firefly', 'bat'].includes(node.prop)
  const lift = (flies && node.turn === 0 && node.y > -100 ? -110 * scale : 0) - node.lifted
  const { width: wideIs, height: highIs, gripY = 0 } = propInfo[node.prop]
  const way = node.liesTo === undefined ? 1 : node.liesTo * dir
  const at = (x: number, y: number, k = 1): PlacedThing => ({
    id: node.id,
    thing,
    state,
    turn: node.isLying ? 86 * way : node.turn,
    says: node.thing.says,
    shows: node.thing.shows,
    color: node.thing.color,
    filling: node.thing.filling,
    make: node.thing.make,
    ...(node.isTrace && { isTrace: true }),
    ...(node.faces !== undefined && node.thing.prop !== null && node.faces * dir < 0 && { isFlipped: true }),
    ...(node.stretch !== undefined && { stretch: node.stretch }),
    tilt: node.tilt === null ? undefined : node.tilt * dir,
    // What lies on its side is turned around its grip.
    x: toX(x) + hullShift(node.on, dir) - (node.isLying ? (highIs / 2 - gripY) * node.scale * k * way : 0),
    y: node.isLying
      ? toY(y) - (wideIs / 2) * node.scale * k * (node.stretch ?? 1)
      : originOf({ ...node, scale: node.scale * k, y: toY(y) }),
    scale: node.scale * k,
    depth: distances[node.depth]!.haze,
    ...(isBetweenPosts(node, scale) && { postsTo: toY(0) }),
    ...(rests(node) && {
      rests: { y: toY(y), half: node.isLying ? node.half : (wideIs / 2) * node.scale * k },
    }),
  })
  if (node.spots) return node.spots.map((spot) => at(node.x + spot.x, node.y + spot.y))
  if (node.thing.count < 2) return [at(node.x, node.y + lift)]
  if (isArranged(node.thing))
    return arrange({ ...node.thing, prop: node.prop }).map(({ x, y }) =>
      at(node.x + x * node.scale, node.y + y * node.scale),
    )
  const { count } = node.thing
  if (node.y < -260 * scale && propInfo[node.prop].kind === 'held' && !node.on)
    return Array.from({ length: count }, (_, i): PlacedThing => ({
      ...at(
        node.x + (i - (count - 1) / 2) * node.half * (2.6 / count),
        node.y - (i % 2) * 74 * scale + r.between(-10, 10) * scale,
      ),
      turn: [-24, 16, -8, 30, -14][i % 5]!,
    }))
  const rows = count > 4 ? 2 : 1
  const perRow = Math.ceil(count / rows)
  return Array.from({ length: count }, (_, i): PlacedThing => {
    const row = Math.floor(i / perRow)
    const column = i % perRow
    const share = perRow > 1 ? column / (perRow - 1) - 0.5 : 0
    return at(
      node.x + share * 2 * node.half * 0.9 + (row ? node.half / perRow : 0) + r.between(-6, 6) * scale,
      node.y + lift + (row ? 26 : -8) * scale + (flies ? r.between(-50, 40) * scale : 0),
      r.between(0.9, 1.08),
    )
  })
}
