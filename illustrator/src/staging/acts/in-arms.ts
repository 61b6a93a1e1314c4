import type { SceneAct } from '@moonpage/storyteller/scene'
import { actOn } from '../../figures/acts.ts'
import type { FigureAction, Spot } from '../../figures/figure-action.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { isIn, type FigureNode, type Node } from './nodes.ts'
import { seenMood } from './seen-mood.ts'

/** How somebody is held: where in the arms, in figure units of the holder, how large at most, and whom arms can hold at all. */
const holds = {
  lifts: { at: { x: 6, y: -322 }, half: 62, most: 0.62, share: 0.85 },
  holds: { at: { x: 30, y: -66 }, half: 40, most: 0.46, share: 0.72 },
  carries: { at: { x: 30, y: -66 }, half: 40, most: 0.46, share: 0.72 },
} as const

const isHold = (does: SceneAct['does']): does is keyof typeof holds => does in holds

/** Puts a smaller figure into the arms of who lifts or holds it: over the head, or before the chest. False for anything else. */
export function takeInArms(
  board: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { by: string; node: Node }[],
): boolean {
  const { species } = node.player.sheet
  if (!isHold(act.does) || goesOnFour(species) || species === 'whale') return false
  const { at, most, share } = holds[act.does]
  const other = links.find(({ by, node: one }) => by === 'what' && one.kind === 'figure')?.node
  if (other?.kind !== 'figure' || other.depth > 0 || other.on || other.f > share * node.f) return false
  if (!node.isPlaced) {
    const isFree = !figuresOn(board).some((one) => isIn(one) && one !== other)
    put(node, isFree ? 0 : freeSpot(board, node))
  }
  const k = Math.min(1, (most * node.f) / other.f)
  other.f *= k
  other.half *= k
  put(other, node.x + node.facing * at.x * node.f, node.y + at.y * node.f)
  other.how = 'seated'
  other.isInArms = true
  other.facing = node.facing === 1 ? -1 : 1
  other.z = node.z + 4
  node.bears = other
  node.target = other
  return true
}

/** The body of who has somebody in the arms. */
export function bearing({ act, f, x, y, facing }: FigureNode, whom: FigureNode): FigureAction {
  const does = act && isHold(act.does) ? act.does : 'holds'
  const { half } = holds[does]
  // Where it is: it may have been moved, to leave a face free.
  const at = { x: Math.min(84, ((whom.x - x) * facing) / f), y: (whom.y - y) / f }
  const isHigh = does === 'lifts'
  const under: Spot = isHigh ? { x: at.x, y: at.y - 6 } : { x: at.x, y: at.y - 30 }
  return {
    ...actOn(isHigh ? 'lift' : 'hold', { at: under, half }),
    gaze: isHigh ? { x: 60, y: -420 } : { x: 120, y: -150 },
    head: 'three-quarter',
    face: act?.feels ? seenMood(act.feels, does) : isHigh ? 'joy' : 'happy',
    ...(does === 'carries' && { legs: 'step' as const }),
  }
}
