import type { CharacterSheet, Scene, SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import type { Random } from '../../random.ts'
import type { Stage } from '../../stage-of-place.ts'
import { type Box, union } from '../cameras.ts'
import type { Layer, Layout } from '../layout.ts'
import { lampsFor } from '../place-things.ts'
import { measure } from '../measure.ts'
import type { PlacedThing } from '../place-cast.ts'
import { playersOf, type Placed, type Player } from '../players.ts'
import { actionOf, gripOf } from './act-body.ts'
import { deeds, wide } from './deeds.ts'
import { depthOf, distances, originOf, type FigureNode, type ThingNode } from './nodes.ts'
import { arrange, isArranged } from './piles.ts'
import { seenFromBehind } from './seen-from-behind.ts'
import { pitClip, pitEdges } from './pits.ts'
import { isOnSlope, ontoSlope, slopeUnder } from './slope.ts'
import { clothsOf, cordOf, crowned, type Frame, overBarrier, peeping } from './shapes.ts'
import { tableauOf, type Tableau } from './tableau.ts'
import { dirAt, fixAll, pin } from './fixtures.ts'
import { behindFaces, lowered } from './before-faces.ts'
import { freeFaces, shrink } from './free-faces.ts'
import { housesFor } from './houses.ts'
import { layDown } from './lay-down.ts'
import { clearOf } from './silhouette.ts'

/** Scale of a figure of size 1, by framing. */
const scales: Readonly<Record<Scene['framing'], number>> = {
  wide: 1.22,
  medium: 1.3,
  'close-up': 1.9,
  'from-behind': 1.2,
  'looking-up': 1.15,
  spot: 1.3,
}

/** Greatest width of a tableau, in canvas units. */
const widest: Readonly<Record<Scene['framing'], number>> = {
  wide: 1240,
  medium: 1080,
  'close-up': 1120,
  'from-behind': 1100,
  'looking-up': 1000,
  spot: 900,
}

const spanOf = ({ figures, things }: Tableau): Box => {
  const free = things.filter(({ by, prop }) => !by && propInfo[prop].width < wide)
  const boxes = [...figures, ...free].map(({ x, half }) => ({
    left: x - half,
    right: x + half,
    top: 0,
    bottom: 0,
  }))
  return boxes.length > 0 ? boxes.reduce(union) : { left: -1, right: 1, top: 0, bottom: 0 }
}

/** The tableau at the scale at which it fits. */
function fitted(
  scene: Scene,
  players: Parameters<typeof tableauOf>[1],
  room: number,
): { tableau: Tableau; scale: number } {
  const near = players.filter(
    ({ member }) => depthOf(scene.acts?.find(({ who, does }) => who === member.who && does !== 'is')) === 0,
  )
  const tall = Math.max(0.9, ...near.map(({ size }) => size))
  const cover = scene.text_area === 'none' ? 1 : 1.1
  const scale = (scales[scene.framing] * cover) / Math.sqrt(tall)
  const tableau = tableauOf(scene, players, scale)
  const { left, right } = spanOf(tableau)
  const most = Math.min(widest[scene.framing], room)
  const share = most / (right - left)
  if (share >= 1) return { tableau, scale }
  const smaller = scale * Math.max(0.5, share)
  return { tableau: tableauOf(scene, players, smaller), scale: smaller }
}

/** The layout of a scene by its acts. Pure, except that it takes numbers from `r`. */
export function layOutActs(scene: Scene, cast: readonly CharacterSheet[], stage: Stage, r: Random): Layout {
  const players = playersOf(scene, cast)
  const isLaid = stage.rest !== undefined
  const room = stage.room ?? { left: 150, right: 1450 }
  const { tableau: standing, scale } = fitted(scene, players, isLaid ? 1400 : room.right - room.left)
  const laid = stage.rest ? layDown(standing, scene.acts ?? [], stage, stage.rest) : null
  const tableau =
    laid?.tableau ?? (scene.framing === 'from-behind' ? seenFromBehind(standing, scale) : standing)
  if (scene.framing !== 'from-behind') {
    const still: Frame & { dir: 1 } = { toX: (x) => x, toY: (y) => y, dir: 1 }
    freeFaces(tableau, (node, index) => placeFigure(node, index, scene, stage, still), laid?.wall ?? null)
    const grown = spanOf(tableau)
    const k = Math.min(widest[scene.framing], room.right - room.left) / (grown.right - grown.left)
    if (!isLaid && k < 1) shrink(tableau, Math.max(0.75, k))
  }
  const pinned = pin(tableau, stage)
  const span = spanOf(tableau)
  const width = span.right - span.left
  const shift =
    scene.framing === 'wide' && width < 700 ? r.pick([-170, -120, 120, 170] as const) : r.between(-40, 40)
  const middle = (span.left + span.right) / 2
  const by = r() < 0.5 ? 1 : -1
  const dir = isLaid ? 1 : pinned ? dirAt(pinned, middle) : by
  const center = isLaid
    ? middle
    : pinned
      ? pinned.fixture.x - dir * (pinned.x - middle)
      : Math.max(room.left + width / 2, Math.min(room.right - width / 2, 800 + shift))
  const toX = (x: number) => (isLaid ? x : center + dir * (x - middle))
  // Over the side of the boat in which everybody is.
  const raised = stage.holds === 'boat' ? 70 * scale : 0
  const toY = (y: number) => stage.ground + y + (isLaid ? 0 : 14 * scale) - raised

  fixAll(tableau, stage, { toX, center, middle, dir, ground: toY(0) })
  const slopes = !isLaid && isOnSlope(scene.acts) ? [slopeUnder(span.left, span.right, { toX, toY })] : []
  if (slopes.length > 0) ontoSlope(tableau, span.left, dir)
  const houses = [...slopes, ...housesFor(tableau, scene, { toX, toY }, scale)]
  // What is worn on the head takes the place of a hat.
  const bareheaded = (node: FigureNode): FigureNode => {
    const { member } = node.player
    return tableau.things.some(({ onHead }) => onHead?.id === node.id) && member.outfit !== 'bubble-helmet'
      ? { ...node, player: { ...node.player, member: { ...member, outfit: undefined, bareheaded: true } } }
      : node
  }
  const figures = tableau.figures.map((node, index) =>
    placeFigure(bareheaded(node), index, scene, stage, { toX, toY, dir }),
  )
  const all = tableau.things.filter(({ by: holder, isHidden, tiedTo }) => !holder && !isHidden && !tiedTo)
  const cloths = all.flatMap((node) => clothsOf(node, { toX, toY }))
  const things = all
    .filter(({ sag }) => sag === null)
    .map((node) => crowned(node, figures, tableau.figures, { toX, toY }))
  const cords = tableau.things.flatMap((node) =>
    node.tiedTo ? [cordOf(node, node.tiedTo, { toX, toY })] : [],
  )
  const placedThings = things
    .filter((node) => !node.isFixed)
    .flatMap((node) =>
      placeThing(node, { toX, toY, dir, scale, ground: stage.ground }, r).map((thing) => ({ node, thing })),
    )
  const ordered: { z: number; layer: Layer }[] = [
    ...placedThings.map(({ node, thing }) => ({
      z: behindFaces(node, thing, zOfThing(node), { figures, nodes: tableau.figures }),
      layer: layerOf(node, lowered(thing, figures), scene),
    })),
    ...[...houses, ...(laid?.sets ?? [])].map(({ z, paint }) => ({
      z,
      layer: { kind: 'set', paint } as const,
    })),
    ...pitEdges(things, { toX, toY }),
    ...cords.map((cord) => ({ z: 19, layer: { kind: 'cord', cord } as const })),
    ...cloths.map((cloth) => ({
      z: cloth.side === 'far' ? 15 : 17,
      layer: { kind: 'cloth', cloth } as const,
    })),
    ...figures.map(({ placed, z }) => ({ z, layer: { kind: 'figure', figure: placed } as const })),
  ]
  const placed = figures.map((one) => one.placed)
  const { lamps, stands } = lampsFor(scene, stage, {
    things: placedThings.map(({ thing }) => thing),
    held: placed.flatMap((one) =>
      one.holds ? [{ prop: one.holds.prop, by: one, state: one.holds.state }] : [],
    ),
    placed,
    dir,
    scale,
  })
  const back = ordered.filter(({ z }) => z < 0).toSorted((a, b) => a.z - b.z)
  const front = ordered.filter(({ z }) => z >= 0).toSorted((a, b) => a.z - b.z)
  return {
    staging: { scale, dir, placed, near: [] },
    held: new Map(),
    layers: [
      ...back.map(({ layer }) => layer),
      { kind: 'pools' },
      ...stands.map((thing): Layer => ({ kind: 'thing', thing })),
      ...front.filter(({ z }) => z < 40).map(({ layer }) => layer),
      { kind: 'foreground' },
      ...front.filter(({ z }) => z >= 40).map(({ layer }) => layer),
    ],
    shown: [
      ...placedThings.map(({ thing }) => thing).filter(({ thing }) => propInfo[thing.prop].width < wide),
      ...stands,
    ],
    must: unionOf(mustSee(things, { toX, toY }), laid && scene.framing !== 'close-up' ? laid.box : null),
    lamps,
    focus: null,
    middle: center,
    angle: { side: r.between(0.1, 1) * -dir * 0.4, rise: r.between(-0.4, 0.4) },
  }
}

const unionOf = (a: Box | null, b: Box | null): Box | null => (a && b ? union(a, b) : (a ?? b))

/** The box around the things of the acts, which a view shows beside the faces. */
function mustSee(things: readonly ThingNode[], { toX, toY }: Frame): Box | null {
  const boxes = things
    .filter(({ prop }) => propInfo[prop].width < wide)
    .map(({ x, y, half, height }): Box => {
      const [cx, bottom] = [toX(x), toY(y)]
      const w = Math.min(half, 300)
      return { left: cx - w, right: cx + w, top: bottom - height, bottom }
    })
  return boxes.length > 0 ? boxes.reduce(union) : null
}

/** A thing as a layer; one with a body is a small figure. */
function layerOf({ thing: named, scale: size }: ThingNode, thing: PlacedThing, { acts = [] }: Scene): Layer {
  const { species, kin } = named
  if (named.prop || !species) return { kind: 'thing', thing }
  const does = acts.find(({ who }) => who === named.id)?.does
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
    sheet: { who: 'helper', name: '', description: '', species, ...(kin && { kin }), pronouns: 'they', look },
    size: 1,
  }
  const scale = size * 0.25
  const figure: Placed = {
    ...player,
    x: thing.x,
    y: thing.y + (propInfo.duckling.gripY ?? 0) * thing.scale,
    scale,
    facing: 'right',
    back: false,
    inBed: false,
    swims: false,
    shadow: true,
    aside: false,
    reach: measure(player, { swims: false, back: false }),
    isExtra: true,
  }
  return { kind: 'figure', figure }
}

const zOfThing = (node: ThingNode): number => {
  if (node.depth > 0) return node.z
  const { kind, width } = propInfo[node.prop]
  if (node.prop === 'pit') return 5
  if (width >= wide) return propInfo[node.prop].layer === 'before' ? 38 : -2
  if (node.onHead) return 10 + node.z
  if (kind !== 'held' && node.y < -200 && node.z === 0) return -1
  if (kind === 'sky' && node.z === 0 && node.y < -60) return -1
  return 10 + node.z
}

function placeFigure(
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
  const sleeps = (does === 'sleeps' || does === 'lies') && !isWoken
  const swims = stage.swims && sheet.species === 'whale'
  const set =
    how === 'free' && index > 0 && !node.bed && node.depth === 0 && !node.back
      ? [0, -14, 10, -20][index % 4]!
      : 0
  const y = toY(node.y) + set * (f / player.size) - (swims ? 130 * f : 0) - (deed.lift ?? 0) * f
  const facing = node.facing * dir > 0 ? ('right' as const) : ('left' as const)
  const pose = sleeps ? ('sleep' as const) : member.pose
  const own = { ...player, member: { ...member, pose } }
  const action = sleeps || node.bed === 'row' || node.bed === 'curled' ? undefined : actionOf(node)
  const gaze = action && action.gaze !== 'viewer' ? action.gaze : null
  const mirror = facing === 'left' ? -1 : 1
  const x = toX(node.x)
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
    shadow: !swims && how !== 'inside' && !deed.lift,
    aside: false,
    reach,
    action,
    depth: distances[node.depth]!.haze,
    isAwake: does === 'lies' && !isDrowsy(node.act?.feels),
    ...(deed.onHead && { onHead: -reach.top + 24 }),
    lookAt: gaze ? { x: x + mirror * gaze.x * f, y: y + gaze.y * f } : undefined,
    ...(holds && {
      holds: {
        prop: holds.prop,
        state: holds.thing.state,
        says: holds.thing.says,
        scale: holds.scale / f,
        grip: gripOf(node),
      },
    }),
  }
  const placed = held.holds ? { ...held, holds: { ...held.holds, moved: clearOf(held) } } : held
  if (how === 'inside' && on?.prop === 'pit')
    return { placed: { ...placed, shadow: false, clip: pitClip(on, { toX, toY }) }, z: 8 }
  if (how === 'peeping' && on) return { placed: peeping(placed, on, { toX, toY }), z: 14 }
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

/** Whether somebody who lies down has their eyes shut. */
const isDrowsy = (feels: SceneAct['feels'] | undefined): boolean =>
  !feels || feels === 'sleepy' || feels === 'calm'

/** A thing, or all of a group. */
function placeThing(
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
    propInfo[node.prop].kind === 'creature' &&
    ['bird', 'bee', 'butterfly', 'moth', 'firefly', 'bat'].includes(node.prop)
  const lift = (flies && node.turn === 0 && node.y > -100 ? -110 * scale : 0) - node.lifted
  const at = (x: number, y: number, k = 1): PlacedThing => ({
    id: node.id,
    thing,
    state,
    turn: node.turn,
    says: node.thing.says,
    tilt: node.tilt === null ? undefined : node.tilt * dir,
    x: toX(x),
    y: originOf({ ...node, scale: node.scale * k, y: toY(y) }),
    scale: node.scale * k,
    depth: distances[node.depth]!.haze,
  })
  if (node.thing.count < 2) return [at(node.x, node.y + lift)]
  if (isArranged(node.thing))
    return arrange({ ...node.thing, prop: node.prop }).map(({ x, y }) =>
      at(node.x + x * node.scale, node.y + y * node.scale),
    )
  const { count } = node.thing
  if (node.y < -260 * scale && propInfo[node.prop].kind === 'held')
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
