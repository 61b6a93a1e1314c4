import type { Edges } from '../../figures/figure-action.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { Placed } from '../players.ts'
import { isOpenBox, rimOf } from './contain.ts'
import { hollow } from './deeds.ts'
import { dozes } from './doze.ts'
import { emptied, isWalled, mouthOf } from './hulls.ts'
import { enlarge, type FigureNode, type ThingNode } from './nodes.ts'
import { silhouetteOf } from './silhouette.ts'
import type { Tableau } from './tableau.ts'

type Place = (node: FigureNode, index: number) => { placed: Placed }

/** By how much more a vessel may become wide than high. */
const stretches: Readonly<Record<string, number>> = {
  box: 1.5,
  basket: 1.5,
  nest: 1.5,
  bathtub: 1.4,
  boat: 1.4,
  'leaf-pile': 1.5,
  barrel: 1.3,
  bucket: 1.3,
  'soup-pot': 1.3,
  bowl: 1.4,
  cart: 1.2,
}

/** The most that a vessel grows for those who are in it. */
const mostGrown = 2.2
/** The smallest that they become for it. */
const leastShrunk = 0.5

/** How much of the width of a body is behind the front of a vessel. */
const shoulders = 0.95

/** One of those in a vessel, with the room that it needs to the left and to the right of its own x. */
type Rider = { node: FigureNode | ThingNode; left: number; right: number }

const isRider = ({ how, on }: FigureNode): boolean =>
  how === 'inside' && on !== null && !on.isBorne && on.by === null && hollow.has(on.prop)

const isCurled = (node: FigureNode): boolean =>
  (node.act?.does === 'sleeps' || node.act?.does === 'lies') && !dozes(node)

/**
 * Gives all who are in one vessel room side by side: the vessel grows, or they become smaller; each face is over the rim, and what
 * is in it with them has a place between them.
 *
 * @param place where a node is drawn, in the tableau's units
 */
export function settleIn(tableau: Tableau, place: Place): void {
  const vessels = new Set(tableau.figures.flatMap((node) => (isRider(node) ? [node.on!] : [])))
  for (const vessel of vessels) {
    const sitters = tableau.figures.filter((node) => isRider(node) && node.on === vessel)
    const load = tableau.things.filter(({ on, by, onHead }) => on === vessel && !by && !onHead)
    if (sitters.length + load.length > 1 && !sitters.some(isCurled))
      settle(tableau, vessel, sitters, load, place)
    else for (const node of sitters) settleAlone(tableau, node, vessel, place)
  }
}

/** Gives somebody who is alone in a vessel room in its opening; a long body stands upright in it. */
function settleAlone(tableau: Tableau, node: FigureNode, vessel: ThingNode, place: Place): void {
  const seen = () => silhouetteOf(place(node, tableau.figures.indexOf(node)).placed)
  const isOwn = isWalled(vessel) && !isCurled(node)
  const { species } = node.player.sheet
  const isLong = species === 'whale' || (goesOnFour(species) && species !== 'hedgehog')
  if (isOwn && isLong && mouthOf(vessel) < 0.9 * node.half) {
    node.rears = true
    enlarge(vessel, (long * node.half) / mouthOf(vessel))
    const { skull, solids } = seen()
    const trunk = solids[1] ?? solids[0]!
    node.x += vessel.x - (skull.left + skull.right + trunk.left + trunk.right) / 4
    const chin = seen().face.bottom + 34 * node.f
    node.y += vessel.y - rimOf(vessel) - chin
  } else if (isOwn) {
    const lack = (shoulders * node.half) / mouthOf(vessel)
    const stretch = Math.min(stretches[vessel.prop] ?? 1, Math.max(1, lack))
    vessel.stretch = stretch
    vessel.half *= stretch
    makeWay(tableau, vessel, vessel.half * (1 - 1 / stretch))
  }
  emptied(vessel)
  showFace(node, vessel, place(node, tableau.figures.indexOf(node)).placed)
}

/** How wide the opening is in which a long body stands upright, as a share of its length. */
const long = 0.62

/** Raises somebody whose face is behind the front of a vessel. */
function showFace(node: FigureNode, vessel: ThingNode, placed: Placed): void {
  const { face } = silhouetteOf(placed)
  const high = face.bottom - face.top
  const rim = vessel.y - rimOf(vessel)
  const most = node.act?.does === 'hides' ? face.top + high * 0.7 : face.bottom - high * 0.2
  if (most > rim) node.y -= most - rim
}

/** Things are in the middle of a row. */
function rowOf(sitters: readonly FigureNode[], load: readonly ThingNode[]): (FigureNode | ThingNode)[] {
  const line = sitters.toSorted((a, b) => a.x - b.x)
  const middle = Math.ceil(line.length / 2)
  return [...line.slice(0, middle), ...load, ...line.slice(middle)]
}

function settle(
  tableau: Tableau,
  vessel: ThingNode,
  sitters: readonly FigureNode[],
  load: readonly ThingNode[],
  place: Place,
): void {
  const row = rowOf(sitters, load)
  for (const node of sitters) turnInside(node, row.indexOf(node) < row.length / 2 ? 1 : -1, vessel)
  const seenOf = (node: FigureNode) => silhouetteOf(place(node, tableau.figures.indexOf(node)).placed)
  const riders = (): Rider[] =>
    row.map((node, at) => {
      if (node.kind === 'thing') return { node, left: node.half * 1.04, right: node.half * 1.04 }
      const { skull, face } = seenOf(node)
      const air = 8 * node.f
      // At both ends no body is outside; between them it may be behind another one.
      const body = (isEnd: boolean) => (isEnd ? shoulders : shoulders * 0.5) * node.half
      return {
        node,
        left: Math.max(node.x - Math.min(skull.left, face.left) + air, body(at === 0)),
        right: Math.max(Math.max(skull.right, face.right) - node.x + air, body(at === row.length - 1)),
      }
    })
  const needed = (all: readonly Rider[]) => all.reduce((sum, { left, right }) => sum + left + right, 0)
  const mouth = (2 * mouthOf(vessel)) / vessel.half
  // Whoever rows has room for the arms.
  const arms = sitters.some(({ act }) => act?.does === 'rows') ? 1.15 : 1
  const before = vessel.half
  const lack = (arms * needed(riders())) / (mouth * vessel.half)
  const stretch = Math.min(stretches[vessel.prop] ?? 1, Math.max(1, lack))
  vessel.stretch = stretch
  vessel.half *= stretch
  enlarge(vessel, Math.min(mostGrown / stretch, lack / stretch))
  const k = Math.max(leastShrunk, Math.min(1, (mouth * vessel.half) / needed(riders())))
  for (const node of row) shrinkBy(node, k)
  const all = riders()
  const spare = Math.max(0, mouth * vessel.half - needed(all)) / all.length
  const rim = vessel.y - rimOf(vessel)
  let x = vessel.x - needed(all) / 2 - (spare * (all.length - 1)) / 2
  for (const { node, left, right } of all) {
    x += left
    node.x = x
    x += right + spare
    if (node.kind === 'thing') {
      // In an open box it is before the dark inside, and not before the front.
      const sunk = isOpenBox(vessel) ? 0 : Math.min(node.height * 0.3, rimOf(vessel) * 0.8)
      node.y = rim + sunk
      continue
    }
    node.y = overRim(node, seenOf(node).face, rim, vessel)
  }
  makeWay(tableau, vessel, vessel.half - before)
}

/** Where the feet are of somebody whose chin is over a rim; of whoever hides, only the eyes are. */
function overRim(node: FigureNode, face: Edges, rim: number, vessel: ThingNode): number {
  const chin =
    node.act?.does === 'hides' ? face.top + (face.bottom - face.top) * 0.7 : face.bottom + 26 * node.f
  // Nobody stands lower than on its ground.
  // Of a low body, the feet are behind the front, too.
  const down = Math.max(node.y + rim - chin, rim + 30 * node.f)
  return Math.min(down, vessel.y - 0.05 * vessel.height)
}

/** Who does something to somebody else looks there; all others look at each other. */
function turnInside(node: FigureNode, way: 1 | -1, vessel: ThingNode): void {
  const other = node.target
  const isElsewhere = other !== null && other !== vessel && other.depth === 0 && other !== node.holds
  node.facing = isElsewhere && Math.abs(other.x - node.x) > 4 ? (other.x > node.x ? 1 : -1) : way
}

function shrinkBy(node: FigureNode | ThingNode, k: number): void {
  if (k >= 1) return
  node.half *= k
  if (node.kind === 'thing') {
    node.scale *= k
    node.height *= k
    return
  }
  node.f *= k
  if (node.holds) shrinkBy(node.holds, k)
}

/** Moves all who are beside a vessel that has grown. */
function makeWay({ figures, things }: Tableau, vessel: ThingNode, by: number): void {
  if (by <= 0) return
  for (const node of [...figures, ...things]) {
    if (node === vessel || node.on === vessel || node.depth > 0 || node.front === vessel) continue
    if (node.on && things.includes(node.on) && node.on.on === vessel) continue
    node.x += node.x > vessel.x ? by : -by
  }
}
