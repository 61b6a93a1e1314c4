import type { Prop, Scene, SceneAct } from '@moonpage/storyteller/scene'
import { isBird } from '../../figures/birds.ts'
import type { Spot } from '../../figures/figure-action.ts'
import { poseOf } from '../../figures/pose-of.ts'
import { propInfo } from '../../props/draw-prop.ts'
import type { Random } from '../../random.ts'
import type { Stage } from '../../stage-of-place.ts'
import type { Layer } from '../layout.ts'
import { measure } from '../measure.ts'
import type { PlacedThing } from '../place-cast.ts'
import type { Holding, Placed, Player } from '../players.ts'
import { actionOf, gripOf, isBlown, isFeeding } from './act-body.ts'
import { hullShift } from './contain.ts'
import { deeds, wide } from './deeds.ts'
import { liesAwake } from './lie-awake.ts'
import { spouts } from './fillings.ts'
import { groupPose } from './group-poses.ts'
import { distances, originOf, type FigureNode, type ThingNode } from './nodes.ts'
import { arrange, isArranged } from './piles.ts'
import { pitClip } from './pits.ts'
import { floors, type Frame, overBarrier, overFloor, onPillow, overRim, peeping } from './shapes.ts'
import { clearOf } from './silhouette.ts'

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
  }
  return { kind: 'figure', figure }
}

export const zOfThing = (node: ThingNode): number => {
  if (node.depth > 0) return node.z
  const { kind, width } = propInfo[node.prop]
  if (node.prop === 'pit') return 5
  if (width >= wide) return propInfo[node.prop].layer === 'before' ? 38 : -2
  if (node.onHead) return 10 + node.z
  if (kind !== 'held' && node.y < -200 && node.z === 0) return -1
  if (kind === 'sky' && node.z === 0 && node.y < -60) return -1
  return 10 + node.z
}

export function placeFigure(
  node: FigureNode,
  index: number,
  scene: Scene,
  stage: Stage,
  { toX, toY, dir }: Frame & { dir: 1 | -1 },
): { placed: Placed; z: number } {
  const { player, f, holds, how, on } = node
  const { sheet, member } = player
  const does = node.act?.does ?? 'stands'
  const deed = deeds[does]
  const isWoken = node.bed === 'row' && does === 'lies' && !isDrowsy(node.act?.feels)
  const sleeps = (does === 'sleeps' || does === 'lies') && !isWoken && !liesAwake(node)
  const swims = stage.swims && sheet.species === 'whale'
  const set =
    how === 'free' && index > 0 && !node.bed && node.depth === 0 && !node.back
      ? [0, -14, 10, -20][index % 4]!
      : 0
  const y =
    toY(node.y) + set * (f / player.size) - (swims ? 130 * f : 0) - (isDown(node) ? 0 : (deed.lift ?? 0)) * f
  const facing = node.facing * dir > 0 ? ('right' as const) : ('left' as const)
  const pose = sleeps ? ('sleep' as const) : member.pose
  const own = { ...player, member: { ...member, pose } }
  const action = sleeps || node.bed === 'row' || node.bed === 'curled' ? undefined : actionOf(node)
  const gaze = action && action.gaze !== 'viewer' ? action.gaze : null
  const mirror = facing === 'left' ? -1 : 1
  const x = toX(node.x) + (how === 'inside' ? hullShift(on) : 0)
  // An outline of somebody who acts is that of the body alone.
  const measured = action ? { ...own, member: { ...own.member, pose: 'stand' as const } } : own
  const reach = measure(measured, { swims, back: node.back })
  const held: Placed = {
    ...own,
    x,
    y,
    scale: f,
    facing,
    back: node.back,
    inBed: false,
    swims,
    shadow:
      !swims && how !== 'inside' && !node.isInArms && !deed.lift && !(does === 'climbs' && node.y < -10),
    aside: false,
    reach,
    action,
    depth: distances[node.depth]!.haze,
    isAwake: (does === 'lies' && !isDrowsy(node.act?.feels)) || (node.bed === 'curled' && does === 'hides'),
    ...(deed.onHead && { onHead: headTop(own, action, reach.top) }),
    lookAt: gaze ? { x: x + mirror * gaze.x * f, y: y + gaze.y * f } : undefined,
    ...(holds && {
      holds: {
        prop: holds.prop,
        state: holds.thing.state,
        says: holds.thing.says,
        shows: holds.thing.shows,
        color: holds.thing.color,
        filling: holds.thing.filling,
        scale: holds.scale / f,
        grip: gripOf(node),
        ...((does === 'tears' || does === 'breaks' || isBothHalves(holds)) && {
          isTorn: true,
          state: undefined,
        }),
      },
    }),
  }
  // An umbrella is over the head.
  const placed =
    held.holds && held.holds.prop !== 'umbrella'
      ? {
          ...held,
          holds: {
            ...held.holds,
            moved:
              holds && isBlown(node, holds)
                ? blown(holds)
                : tipped(
                    isFeeding(node) ? undefined : clearOf(held),
                    isFeeding(node) ? 'feeds' : does,
                    held.holds.prop,
                  ),
          },
        }
      : held
  if (how === 'inside' && on?.prop === 'pit')
    return { placed: { ...placed, shadow: false, clip: pitClip(on, { toX, toY }) }, z: 8 }
  if (how === 'inside' && on?.prop === 'box' && on.thing.state === 'open')
    return { placed: { ...placed, shadow: false, clip: overRim(on, { toX, toY }) }, z: 14 }
  if (
    how === 'inside' &&
    on &&
    (floors[on.prop] !== undefined || (on.isFolds && (!sleeps || isBird(sheet.species))))
  )
    return { placed: { ...placed, shadow: false, clip: overFloor(on, { toX, toY }) }, z: 8 }
  if (how === 'peeping' && on) return { placed: peeping(placed, on, { toX, toY }), z: 14 }
  if (node.isTuckedIn && on) return { placed: onPillow(placed, on, { toX, toY }), z: 20 }
  if (node.bed === 'row')
    return {
      placed: { ...placed, inBed: true, bedTurn: node.bedTurn, clip: node.clip, shadow: false },
      z: 20,
    }
  if (node.bed === 'upright') return { placed: { ...placed, shadow: false }, z: 21 }
  if (node.bed === 'curled')
    return { placed: { ...placed, member: { ...placed.member, pose: 'sleep' } }, z: 20 + node.z }
  if (node.depth > 0) return { placed, z: node.z }
  if (how === 'behind' && on && propInfo[on.prop].width >= wide)
    return { placed: overBarrier(placed, on, { toX, toY }, does === 'hides' || does === 'peeps'), z: -3 }
  const z = how === 'behind' ? 6 : how === 'inside' ? 8 : 20 + node.z + (set > 0 ? 2 : 0) + (holds ? 3 : 0)
  return { placed, z }
}

/** `holds two halves of the stick`. */
const isBothHalves = ({ thing }: ThingNode): boolean => thing.state === 'half' && thing.count === 2

/** Whether somebody who falls has come down. */
const isDown = ({ act }: FigureNode): boolean =>
  (act?.does === 'falls' || act?.does === 'tumbles') && act.how.some(({ what }) => what === 'ground')

/** A flute or a trumpet is before the mouth, and points away from it. */
const blown = ({ prop }: ThingNode): Holding['moved'] =>
  prop === 'flute' ? { x: 52, y: 8, turn: 44 } : { x: 60, y: -4, turn: 0 }

/** What is rung or poured is turned in the hand. */
function tipped(moved: Holding['moved'], does: SceneAct['does'] | 'feeds', prop: Prop): Holding['moved'] {
  // What has no spout is tipped further.
  const turn = {
    rings: -26,
    feeds: 72,
    sweeps: -18,
    stirs: prop === 'spoon' ? 166 : 0,
    pours: spouts.has(prop) ? 22 : 44,
  }[does as string]
  return turn === undefined ? moved : { x: 0, y: 0, ...moved, turn: (moved?.turn ?? 0) + turn }
}

/** How high the head is of whoever stands on it: a bird's is its body, without the tips of its wings. */
const headTop = ({ sheet, member }: Player, action: Placed['action'], measured: number): number =>
  isBird(sheet.species) && action ? -poseOf(sheet, member, action, false).skull.top : -measured

/** Whether somebody who lies down has their eyes shut. */
const isDrowsy = (feels: SceneAct['feels'] | undefined): boolean =>
  !feels || feels === 'sleepy' || feels === 'calm'

/** Whether a thing that has no shadow of its own touches what it is on. */
const rests = ({ prop, y, lifted, turn, on }: ThingNode): boolean =>
  propInfo[prop].kind === 'held' &&
  lifted === 0 &&
  turn === 0 &&
  (y > -12 || on !== null) &&
  on?.prop !== 'puddle'

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
        // In front of the figures it covers their feet.
        y:
          ground +
          (layer === 'before' ? 0.6 * propInfo[node.prop].height - 60 : -22) -
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
    ...(node.isTrace && { isTrace: true }),
    ...(node.faces !== undefined && node.thing.prop !== null && node.faces * dir < 0 && { isFlipped: true }),
    ...(node.stretch !== undefined && { stretch: node.stretch }),
    tilt: node.tilt === null ? undefined : node.tilt * dir,
    // What lies on its side is turned around its grip.
    x: toX(x) + hullShift(node.on) - (node.isLying ? (highIs / 2 - gripY) * node.scale * k * way : 0),
    y: node.isLying
      ? toY(y) - (wideIs / 2) * node.scale * k
      : originOf({ ...node, scale: node.scale * k, y: toY(y) }),
    scale: node.scale * k,
    depth: distances[node.depth]!.haze,
    ...(rests(node) && {
      rests: { y: toY(y), half: node.isLying ? node.half : (wideIs / 2) * node.scale * k },
    }),
  })
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
