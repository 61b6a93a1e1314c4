import type { SceneAct } from '@moonpage/storyteller/scene'
import { isArranged } from './piles.ts'
import { deeds } from './deeds.ts'
import { armOf, isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'

export type Board = {
  scale: number
  nodes: Map<string, Node>
  acts: readonly SceneAct[]
  isIndoors?: boolean
  /** Everybody who sleeps is laid out by the place. */
  hasBeds?: boolean
}

export const figuresOn = ({ nodes }: Board): FigureNode[] =>
  [...nodes.values()].filter((node) => node.kind === 'figure')

/** Whether something lies in or on a low thing, which nobody is to stand before. */
const bears = ({ acts, nodes }: Board, { id }: ThingNode): boolean =>
  acts.some(
    ({ who, how }) =>
      nodes.get(who)?.kind === 'thing' &&
      how.some(({ by, what }) => (by === 'in' || by === 'on') && what === id),
  )

/** Whether somebody stands within `half` of `x`, or something high. */
export const isTaken = (board: Board, x: number, half: number, except: readonly Node[]): boolean =>
  [...board.nodes.values()].some((node) => {
    if (!isIn(node) || except.includes(node)) return false
    if (node.kind === 'figure') return Math.abs(node.x - x) < (node.half + half) * 0.94
    return (
      node.y > -40 &&
      (node.height > 70 * board.scale || isArranged(node.thing) || bears(board, node)) &&
      Math.abs(node.x - x) < node.half * 0.8 + half * 0.6
    )
  })

/** A free x at one side of a node: `prefers` first, then the other, then further off. */
export function freeSide(
  board: Board,
  node: Node,
  about: Node,
  distance: number,
  prefers: 1 | -1,
): { x: number; side: 1 | -1 } {
  for (let k = 0; k < 24; k++)
    for (const side of prefers > 0 ? ([1, -1] as const) : ([-1, 1] as const)) {
      const x = about.x + side * (distance + k * 30 * board.scale)
      // The other side is better than far off, but far off is better than inside of somebody.
      if (!isTaken(board, x, node.half, [node, about])) return { x, side }
    }
  return { x: about.x + prefers * distance, side: prefers }
}

export const put = (node: Node, x: number, y = 0): void => {
  Object.assign(node, { x, y, isPlaced: true })
}

export const turnTo = (node: FigureNode, about: Node): void => {
  if (Math.abs(about.x - node.x) > 4) node.facing = about.x > node.x ? 1 : -1
}

/** How far what somebody holds out is before their body, at one side. */
function before(node: Node, side: 1 | -1): number {
  if (node.kind !== 'figure' || node.facing !== side || !node.holds || !node.act) return 0
  const { grasp } = deeds[node.act.does]
  if (grasp !== 'out' && grasp !== 'ring') return 0
  return Math.max(0, armOf(node) + node.holds.half * 1.2 - node.half)
}

/** The x next to everybody who is there. */
export function freeSpot(board: Board, node: Node): number {
  const placed = [...board.nodes.values()].filter(isIn)
  if (placed.length === 0) return 0
  const right = Math.max(...placed.map((one) => one.x + one.half + before(one, 1)))
  const left = Math.min(...placed.map((one) => one.x - one.half - before(one, -1)))
  const gap = node.half + 26 * board.scale
  return Math.abs(right) <= Math.abs(left) ? right + gap : left - gap
}
