import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import { figuresOn, freeSpot, put, turnTo, type Board } from './board.ts'
import { enterTunnel } from './in-tunnel.ts'
import { armOf, enlarge, type FigureNode, type ThingNode } from './nodes.ts'

/** What one does from a window to what is beyond it. */
const outlooks: ReadonlySet<SceneAct['does']> = new Set([
  'looks',
  'points',
  'waves',
  'shouts',
  'says',
  'sings',
  'whispers',
  'listens',
  'thinks',
  'leans',
])
const passing: ReadonlySet<SceneAct['does']> = new Set([
  'walks',
  'runs',
  'creeps',
  'tiptoes',
  'jumps',
  'dances',
  'stands',
  'is',
])

/** Height of a figure of size 1, in figure units. */
const tall = 400

/**
 * Places somebody at a window or a door: at a window, seen from behind by whoever is on the same side, else in it; on its sill; in a
 * doorway; half behind its frame; at its keyhole. False where they stand beside it as beside anything else.
 */
export function atOpening(
  board: Board,
  node: FigureNode,
  opening: ThingNode,
  by: Relation,
  act: SceneAct,
): boolean {
  if (enterTunnel(board, node, opening, by, act.does)) return true
  if (node.isPlaced || opening.by) return false
  if (opening.prop === 'house' && by === 'in') return inHouse(board, node, opening)
  if (opening.prop === 'window') return atWindow(board, node, opening, by, act)
  if (opening.prop !== 'door' && opening.prop !== 'gate') return false
  if (opening.id.endsWith('keyhole') && (act.does === 'looks' || act.does === 'peeps'))
    return atKeyhole(board, node, opening)
  const isPeep = opening.prop === 'door' && act.does === 'peeps' && by !== 'over' && by !== 'under'
  const isAtDoor = by === 'at' && (act.does === 'walks' || act.does === 'runs')
  const isIn = passing.has(act.does) && (by === 'in' || by === 'through' || isAtDoor)
  // No door is lower than whoever comes to it.
  if (
    !isPeep &&
    !isIn &&
    opening.prop === 'door' &&
    !opening.isPlaced &&
    !opening.isFixed &&
    opening.depth === 0
  )
    enlarge(opening, Math.min(1.8, (tall * node.f * 1.04) / opening.height))
  const isOut = opening.prop === 'door' && by === 'from' && outlooks.has(act.does)
  if (!isPeep && !isIn && !isOut) return false
  inDoorway(board, node, opening, isPeep)
  if (isOut && board.isIndoors) node.back = true
  return true
}

const placeOpening = (board: Board, opening: ThingNode): void => {
  if (!opening.isPlaced) put(opening, freeSpot(board, opening))
}

/** How many are in an opening already. */
const before = (board: Board, opening: ThingNode, node: FigureNode): number =>
  figuresOn(board).filter(
    (one) => one !== node && (one.on === opening || (one.back && one.target === opening)),
  ).length

function atWindow(board: Board, node: FigureNode, pane: ThingNode, by: Relation, act: SceneAct): boolean {
  const isIndoors = board.isIndoors === true
  const isOut = by === 'from' || by === 'through'
  if (act.does === 'climbs' || (act.does === 'jumps' && isOut)) return onSill(board, node, pane)
  // Whoever is on the other side is seen in it.
  const isBeyond = isIndoors
    ? by === 'in' || act.does === 'knocks'
    : isOut && (by === 'from' || act.does !== 'looks')
  if (isBeyond && (outlooks.has(act.does) || act.does === 'knocks' || act.does === 'peeps')) {
    placeOpening(board, pane)
    node.on = pane
    node.how = 'peeping'
    if (act.does === 'looks') node.act = { ...act, does: 'peeps' }
    put(node, pane.x)
    return true
  }
  if (!outlooks.has(act.does) || !(isOut || by === 'in')) return false
  placeOpening(board, pane)
  const others = before(board, pane, node)
  const isSeen =
    figuresOn(board).some((one) => one.on === pane && one.how === 'peeping') || isHome(board, pane)
  // Nobody's back is before the face of who is inside.
  if (isSeen) {
    put(node, pane.x - (pane.half + node.half * 0.9), -10 * board.scale)
    node.target = pane
    turnTo(node, pane)
    return true
  }
  // Seen from behind, before the glass.
  const k = isIndoors ? 1.22 : 1
  node.f *= k
  node.half *= k
  const x = pane.x + (others === 0 ? -0.16 * pane.half : others * node.half * 1.3)
  put(node, x, (isIndoors ? 62 : 24) * board.scale)
  node.z = 14
  node.back = true
  node.target = pane
  turnTo(node, pane)
  return true
}

/** Whether somebody is in the house whose window it is. */
const isHome = ({ acts, nodes }: Board, pane: ThingNode): boolean =>
  acts.some(({ who, how }) => {
    const house = how.find(
      ({ by, what }) =>
        by === 'in' && nodes.get(what)?.kind === 'thing' && (nodes.get(what) as ThingNode).prop === 'house',
    )
    return house !== undefined && nodes.get(who)?.kind === 'figure' && pane.depth === 0
  })

/** Who is in a house whose window is in the picture is seen in that window. */
function inHouse(board: Board, node: FigureNode, house: ThingNode): boolean {
  const pane = [...board.nodes.values()].find(
    (one): one is ThingNode => one.kind === 'thing' && one.prop === 'window' && !one.by && one.depth === 0,
  )
  if (!pane || node.isPlaced || board.isIndoors) return false
  house.isHidden = house.isPlaced = true
  placeOpening(board, pane)
  Object.assign(node, { on: pane, how: 'peeping' })
  put(node, pane.x)
  return true
}

/** Half out, on the sill. */
function onSill(board: Board, node: FigureNode, pane: ThingNode): boolean {
  placeOpening(board, pane)
  node.on = pane
  node.how = 'seated'
  put(node, pane.x, pane.y)
  node.facing = 1
  node.z = 6
  return true
}

/** In a doorway that is as high as whoever is in it; `peeps`: half behind its frame. */
function inDoorway(board: Board, node: FigureNode, door: ThingNode, peeps: boolean): void {
  if (!door.isPlaced && door.isFixed) put(door, freeSpot(board, door))
  if (!door.isPlaced) {
    enlarge(door, Math.min(2, Math.max((tall * node.f * 1.16) / door.height, (node.half * 1.3) / door.half)))
    put(door, freeSpot(board, door))
  }
  door.thing = { ...door.thing, state: 'open' }
  const others = before(board, door, node)
  node.on = door
  node.how = peeps ? 'peeping' : 'seated'
  put(node, door.x + others * node.half * 0.9, peeps ? 0 : 6 * board.scale)
  node.z = door.z + 4
  const other = figuresOn(board).find((one) => one !== node && one.isPlaced && one.on !== door)
  if (other) turnTo(node, other)
}

/** An eye at the keyhole of a shut door, bent down to it. */
function atKeyhole(board: Board, node: FigureNode, door: ThingNode): boolean {
  if (!door.isFixed) enlarge(door, Math.min(1.6, (tall * node.f * 1.06) / door.height))
  placeOpening(board, door)
  door.thing = { ...door.thing, state: 'shut' }
  put(node, door.x + door.half * 0.46 + armOf(node) * 1.02)
  node.facing = -1
  // Its handle is at the side of whoever is there.
  door.faces = 1
  node.z = door.z + 4
  node.target = door
  node.stoops = { x: door.x + door.half * 0.46, y: door.y - door.height * 0.37 }
  return true
}
