import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { deeds } from './deeds.ts'
import { handleAt, isDoor, turnHandle } from './handles.ts'
import { armOf, enlarge, isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { standAt } from './stand-at.ts'

/** What is held where it stands. */
const heldInPlace: ReadonlySet<string> = new Set(['swing', 'gate'])

/** The act of who holds a swing or a gate, which stays where it is: a hand is at it. Null for anything else. */
export const holdingOn = (act: SceneAct, links: readonly { by: Relation; node: Node }[]): SceneAct | null =>
  act.does === 'holds' &&
  links.some(({ by, node }) => by === 'what' && node.kind === 'thing' && heldInPlace.has(node.prop))
    ? { ...act, does: 'reaches' }
    : null

/** A swing that several have their hands at is so wide that their heads are not one before the other. */
function widenSwing({ acts }: Board, node: FigureNode, swing: ThingNode): void {
  const all = acts.filter(
    ({ does, how }) =>
      (deeds[does].far === 'touch' || does === 'holds') && how.some(({ what }) => what === swing.id),
  )
  if (swing.prop === 'swing' && !swing.isPlaced && all.length > 1)
    enlarge(swing, Math.min(1.7, (250 * node.f) / swing.half))
}

/**
 * Puts whoever comes first to the door of a room before it, `gap` from its handle, at the side of all others. False for
 * anything else.
 */
function standAtDoor(board: Board, node: FigureNode, door: ThingNode, gap: number): boolean {
  if (!door.isFixed || !isDoor(door) || door.by || door.faces !== undefined || node.isPlaced) return false
  const others = figuresOn(board).filter(isIn)
  if (!door.isPlaced) put(door, freeSpot(board, door))
  const side = others.some(({ x }) => x > door.x) && others.every(({ x }) => x > door.x) ? 1 : -1
  door.faces = side
  put(node, handleAt(door, node.x)!.x + side * gap)
  node.facing = side === 1 ? -1 : 1
  return true
}

/** Stands a figure at a thing that it touches, by its handle if it has one. */
export function standAtHandle(
  board: Board,
  node: FigureNode,
  thing: ThingNode,
  distance: () => number,
): void {
  widenSwing(board, node, thing)
  const gap = armOf(node) * (goesOnFour(node.player.sheet.species) ? 0.95 : 1.2)
  if (standAtDoor(board, node, thing, gap)) return
  standAt(board, node, thing, distance())
  turnHandle(node, thing)
}
