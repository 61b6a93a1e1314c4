import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import { freeSpot, isTaken, put, turnTo, type Board } from './board.ts'
import { depths, isCord } from './cord-plans.ts'
import type { FigureNode, Node, ThingNode } from './nodes.ts'
import { standAt } from './stand-at.ts'
import { gripEnd, handAt, placeAlone, stringUp } from './strung.ts'

const sinks: ReadonlySet<SceneAct['does']> = new Set(['slides', 'falls', 'lies', 'hangs', 'creeps', 'runs'])
const lowers: ReadonlySet<SceneAct['does']> = new Set(['drops', 'lays', 'throws', 'pushes', 'shows'])

/** The hole into which an act has something go. */
function holeOf({ nodes }: Board, { how }: SceneAct): ThingNode | null {
  const hole = how.map(({ by, what }) => (by === 'in' ? nodes.get(what) : undefined)).find(isDeep)
  return hole ?? null
}

const isDeep = (node: Node | undefined): node is ThingNode =>
  node?.kind === 'thing' && depths.has(node.prop) && node.depth === 0 && !node.by

/** A point in the dark of a hole, where the end of a rope is lost. */
const darkOf = ({ x, y, height, prop }: ThingNode): Spot => ({
  x,
  y: y - height * (prop === 'well' ? 0.42 : prop === 'pit' ? 0.2 : 0.3),
})

/** `the rope slides in the hole`: its end is in the dark, the rest of it on the ground. False for anything else. */
export function slideIn(board: Board, cord: ThingNode): boolean {
  const act = board.acts.find(({ who, does }) => who === cord.id && sinks.has(does))
  const hole = act && isCord(cord) && !cord.strung && !cord.by ? holeOf(board, act) : null
  if (!hole) return false
  if (!hole.isPlaced) put(hole, freeSpot(board, hole))
  const far = hole.half + 130 * board.scale
  const isFree = (side: number) =>
    !isTaken(board, hole.x + side * (hole.half + 110 * board.scale), 100 * board.scale, [hole, cord])
  const side = isFree(1) || !isFree(-1) ? 1 : -1
  stringUp(cord, [{ x: hole.x + side * far, y: -10 * board.scale }, darkOf(hole)], true)
  return true
}

/** Whoever lets a rope down into a hole has one end in the hands, the other one is in the dark. False for anything else. */
export function letDown(board: Board, node: FigureNode, act: SceneAct): boolean {
  const cord = lowers.has(act.does)
    ? act.how
        .map(({ by, what }) => (by === 'what' ? board.nodes.get(what) : undefined))
        .find((one) => isCord(one))
    : undefined
  const hole = cord && holeOf(board, act)
  if (!hole || !isCord(cord) || cord.by || cord.strung || node.how !== 'free') return false
  if (!hole.isPlaced && node.isPlaced) put(hole, freeSpot(board, hole))
  placeAlone(board, hole)
  if (!node.isPlaced)
    standAt(board, node, hole, hole.half + handAt(node, false).x * node.f + 60 * board.scale)
  turnTo(node, hole)
  node.act = { ...act, does: 'holds' }
  gripEnd(node, hole, false)
  stringUp(cord, [node, darkOf(hole)], false)
  return true
}
