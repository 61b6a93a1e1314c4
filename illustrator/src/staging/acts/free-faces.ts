import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Edges } from '../../figures/figure-action.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import type { Placed } from '../players.ts'
import { deeds, hollow, wide } from './deeds.ts'
import { enlarge, resize, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { isArranged } from './piles.ts'
import { vehicles } from './seesaw.ts'
import { hiddenPoints, shifted, silhouetteOf, type Silhouette } from './silhouette.ts'
import type { Tableau } from './tableau.ts'

/** A figure on the tableau, with where it is drawn, in front of whom. */
type Standing = { node: FigureNode; seen: Silhouette; z: number }

/** How many points of a face something may hide. */
const most = 0

/** Greatest distance by which two are moved apart, in figure units. */
const farthest = 460

const isMovable = ({ depth, back, bed, how }: FigureNode): boolean =>
  depth === 0 &&
  !back &&
  (bed === null || bed === 'upright') &&
  (how === 'free' || how === 'seated' || how === 'inside')

/**
 * Moves figures apart, and before or behind each other, until nobody and nothing that they hold is before another's face.
 *
 * @param place where a node is drawn, in the tableau's units
 * @param wall the x of a bed, beside which they stand
 * @returns whether anybody has moved
 */
export function freeFaces(
  tableau: Tableau,
  place: (node: FigureNode, index: number) => { placed: Placed; z: number },
  wall: number | null,
): boolean {
  for (const seat of tableau.things) {
    const sitters = tableau.figures.filter(
      ({ on, how }) => on === seat && (how === 'seated' || (how === 'inside' && !hollow.has(seat.prop))),
    )
    const isFirm = seat.tilt === null && seat.sag === null && !isArranged(seat.thing) && seat.prop !== 'pit'
    if (sitters.length > 1 && isFirm && !sitters.some(isRiding) && propInfo[seat.prop].width < wide)
      widen(seat, sitters)
  }
  let hasMoved = false
  const isBoxed = ({ how, on }: FigureNode) =>
    how === 'inside' && tableau.figures.filter((one) => one.on === on && one.how === how).length > 1
  for (let round = 0; round < 2; round++) {
    const line = tableau.figures
      .flatMap((node, index): Standing[] => {
        if (!isMovable(node) || isBoxed(node)) return []
        const { placed, z } = place(node, index)
        return [{ node, seen: silhouetteOf(placed), z: z + index * 1e-3 }]
      })
      .toSorted((a, b) => a.node.x - b.node.x)
    let isChanged = wall !== null && fromWall(tableau, line, wall)
    for (let j = 1; j < line.length; j++)
      for (let i = j - 1; i >= 0; i--) isChanged = partTwo(tableau, line, i, j) || isChanged
    if (!isChanged) return hasMoved
    hasMoved = true
  }
  return hasMoved
}

/** Moves those who stand beside a bed to the left, until no face is behind it. */
function fromWall(tableau: Tableau, line: Standing[], wall: number): boolean {
  const beside = line.filter(({ node }) => node.bed === null && node.how === 'free')
  const over = Math.max(0, ...beside.map(({ seen }) => seen.face.right - wall))
  const last = beside.at(-1)
  if (over < 4 || !last) return false
  moveLeft(tableau, line, line.indexOf(last), line.indexOf(last), over)
  return true
}

/** Moves the figures up to index `i` to the left, until both faces of the two are free. */
function partTwo(tableau: Tableau, line: Standing[], i: number, j: number): boolean {
  const [left, right] = [line[i]!, line[j]!]
  const gap = gapOf(left.node, right.node)
  const canMove = !isBound(left.node, right.node, tableau)
  const now = lackOf(left, right, gap, canMove)
  if (now === 0) return false
  const isLap = isOnLap(left.node, right.node) || isOnLap(right.node, left.node)
  const turned = isLap ? Infinity : lackOf({ ...left, z: right.z }, { ...right, z: left.z }, gap, canMove)
  const isSwapped = turned < now - 12 * right.node.f
  if (isSwapped) {
    const dz = right.z - left.z
    const past = dz + Math.sign(dz) * 0.1
    moveNearer(left.node, past)
    moveNearer(right.node, -past)
    left.z += dz
    right.z -= dz
  }
  const lack = isSwapped ? turned : now
  if (lack === 0 || !canMove) return isSwapped
  moveLeft(tableau, line, i, j, lack)
  return true
}

/** Moves a figure nearer to the reader, or further off, with what it sits on: its chair stays behind it. */
function moveNearer(node: FigureNode, by: number): void {
  node.z += by
  if (node.how === 'seated' && node.on) node.on.z += by
}

/** What is done with a thing at the mouth; and, by whoever goes on four, with one in it. */
const atMouth: ReadonlySet<SceneAct['does']> = new Set(['eats', 'drinks', 'blows'])
const inMouth: ReadonlySet<SceneAct['does']> = new Set(['lifts', 'holds', 'carries'])

/** The room that what one has at or in the mouth needs before the other's head. */
function biteOf(one: FigureNode, other: FigureNode): number {
  const { act, holds, target, f } = one
  // A bench would grow with it.
  if (one.on !== null && one.on === other.on) return 0
  const isAtMouth =
    act &&
    (atMouth.has(act.does) ||
      (inMouth.has(act.does) && goesOnFour(one.player.sheet.species) && target !== other))
  return isAtMouth && holds && (other.x - one.x) * one.facing > 0 ? 2 * holds.half + 30 * f : 0
}

/** How far apart the heads of two are, in canvas units: less than nothing for those who hug. */
function gapOf(one: FigureNode, other: FigureNode): number | null {
  if (isOnLap(one, other) || isOnLap(other, one)) return null
  const hugs = [one, other].some(
    ({ act, target }) => act?.does === 'hugs' && (target === one || target === other),
  )
  return Math.max((hugs ? 0 : 8) * Math.min(one.f, other.f), biteOf(one, other), biteOf(other, one))
}

const isOnLap = (node: FigureNode, seat: FigureNode): boolean =>
  node.how === 'seated' && node.on === null && node.act?.how.some(({ what }) => what === seat.id) === true

/** Whether somebody is between the sides of a cart. */
const isRiding = ({ on, how }: FigureNode): boolean =>
  on !== null && how === 'inside' && vehicles.has(on.prop)

/** Whether two keep their distance: both are on the same seesaw, in the same cart, or at the same cloth. */
const isBound = (one: FigureNode, other: FigureNode, { things }: Tableau): boolean =>
  (one.on !== null && one.on === other.on && (one.on.tilt !== null || isRiding(one))) ||
  things.some(({ sag }) => sag !== null)

/** By how far the left one of two has to be moved for both faces to be free; Infinity when that is not enough. */
function lackOf(left: Standing, right: Standing, gap: number | null, canMove: boolean): number {
  const front = left.z > right.z ? left : right
  const step = 10 * right.node.f
  const end = canMove ? farthest * right.node.f : 0
  for (let lack = 0; lack <= end; lack += step) {
    const moved = lack === 0 ? left.seen : shifted(left.seen, -lack)
    const [over, under] = front === left ? [moved, right.seen] : [right.seen, moved]
    if (headsMeet(over.skull, gap === null ? under.face : under.skull, gap ?? 4)) continue
    if (hiddenPoints(under.face, over.solids) > most) continue
    return lack
  }
  return canMove ? end : 1e6
}

/** Whether two heads are nearer than `gap`, unless one is far below the other. */
function headsMeet(left: Edges, right: Edges, gap: number): boolean {
  const shared = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top)
  const least = Math.min(left.bottom - left.top, right.bottom - right.top)
  return shared > 0.2 * least && right.left - left.right < gap && left.left - right.right < gap
}

/** Moves the figures up to index `i`, and what belongs to them. */
function moveLeft({ things }: Tableau, line: readonly Standing[], i: number, j: number, by: number): void {
  const middle = (line[i]!.node.x + line[j]!.node.x) / 2
  const lap = i !== j && (isOnLap(line[i]!.node, line[j]!.node) || isOnLap(line[j]!.node, line[i]!.node))
  const moved = new Set<Node>()
  if (lap) {
    // Further out on the lap, and not off it.
    const isLeft = isOnLap(line[i]!.node, line[j]!.node)
    const one = line[isLeft ? i : j]!
    const far = Math.min(by, line[isLeft ? j : i]!.node.half * 0.4)
    const dx = isLeft ? -far : far
    one.node.x += dx
    one.seen = shifted(one.seen, dx)
    return
  }
  line.forEach((one, at) => {
    if (at > i) return
    one.node.x -= by
    one.seen = shifted(one.seen, -by)
    moved.add(one.node)
  })
  const all = line.map(({ node }) => node)
  for (const thing of things) {
    // What lies on a bed stays there.
    if (thing.spots) continue
    if (thing.by || thing.onHead || thing.depth > 0 || propInfo[thing.prop].width >= wide) continue
    const base = thing.on ?? thing
    const sitters = all.filter(({ on }) => on === base)
    if (sitters.length > 1) {
      if (thing === base && !isArranged(base.thing)) widen(base, sitters)
      continue
    }
    const owner = sitters[0] ?? nearestOf(base, all)
    if (owner ? moved.has(owner) : base.x < middle) thing.x -= by
  }
}

/** Who touches a thing, and is nearest to it. */
const nearestOf = (thing: ThingNode, all: readonly FigureNode[]): FigureNode | undefined =>
  all
    .filter(({ target, act }) => target === thing && act !== null && deeds[act.does].far !== 'step')
    .toSorted((a, b) => Math.abs(a.x - thing.x) - Math.abs(b.x - thing.x))[0]

/** Makes a seat as wide as those who are on it, or in it; and those smaller for whom it would be too large. */
function widen(seat: ThingNode, sitters: readonly FigureNode[]): void {
  const low = Math.min(...sitters.map(({ x, half }) => x - half * 0.7))
  const high = Math.max(...sitters.map(({ x, half }) => x + half * 0.7))
  seat.x = (low + high) / 2
  const isInside = sitters.some(({ how }) => how === 'inside')
  const need = (high - low) / 2
  const grown = Math.min(1.5, Math.max(1, need / seat.half))
  const taller = seat.height * (grown - 1)
  enlarge(seat, grown)
  // The rim stays at the chests of those inside.
  for (const node of sitters) node.y = isInside ? node.y - taller : node.y * grown
  const k = Math.max(0.6, seat.half / need)
  if (k >= 1) return
  for (const node of sitters) {
    if (isInside) node.y -= 120 * node.f * (1 - k)
    node.x = seat.x + (node.x - seat.x) * k
    node.f *= k
    node.half *= k
    if (!node.holds) continue
    resize(node.holds, k)
  }
}

/** Makes a tableau smaller around its origin. */
export function shrink({ figures, things }: Tableau, k: number): void {
  for (const node of [...figures, ...things]) {
    node.x *= k
    node.y *= k
    node.half *= k
    if (node.kind === 'figure') node.f *= k
    else {
      node.scale *= k
      node.height *= k
      node.lifted *= k
      if (node.sag !== null) node.sag *= k
    }
  }
}
