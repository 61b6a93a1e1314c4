import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Board } from './board.ts'
import type { ThingNode } from './nodes.ts'

/** Creatures and things of the air. */
export const flyers: ReadonlySet<string> = new Set([
  'bird',
  'bee',
  'butterfly',
  'bat',
  'moth',
  'firefly',
  'balloon',
  'kite',
])

/** What a creature of the air has in its beak or claws. */
export function burdenOf(board: Board, thing: ThingNode, act: SceneAct): ThingNode | null {
  if (!(act.does === 'flies' || act.does === 'carries' || act.does === 'holds') || !flyers.has(thing.prop))
    return null
  const carried = act.how.flatMap(({ by, what }) => {
    const node = by === 'with' || by === 'what' ? board.nodes.get(what) : undefined
    return node?.kind === 'thing' && !node.isPlaced ? [node] : []
  })
  return carried[0] ?? null
}
