import type { Prop, SceneAct } from '@moonpage/storyteller/scene'
import type { Board } from './board.ts'
import { armOf, enlarge, type FigureNode, type Node } from './nodes.ts'
import { put } from './board.ts'
import { standAt } from './stand-at.ts'

const cloths: ReadonlySet<Prop> = new Set<Prop>([
  'blanket',
  'curtain',
  'cape',
  'net',
  'sack',
  'leaf',
  'scarf',
])

/** Who is under a cloth, as their own act says. */
function hiddenUnder(board: Board, cloth: Node | undefined): Node | undefined {
  const act = board.acts.find(({ how }) => how.some(({ by, what }) => by === 'under' && what === cloth?.id))
  const found = act && board.nodes.get(act.who)
  return found?.kind === 'figure' && !found.isPlaced ? found : undefined
}

/** A cloth that is lifted off somebody or something hangs from the hand, over and behind what was under it. */
export function liftOff(
  board: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { by: string; node: Node }[],
): boolean {
  if (act.does !== 'lifts' && act.does !== 'takes' && act.does !== 'pulls') return false
  const cloth = links.find(({ by }) => by === 'what')?.node
  const under = links.find(({ by }) => by === 'from')?.node ?? hiddenUnder(board, cloth)
  if (cloth?.kind !== 'thing' || !cloths.has(cloth.prop) || cloth.isPlaced || !under || under.depth > 0)
    return false
  enlarge(cloth, (110 * node.f) / cloth.half)
  const arm = armOf(node) * 0.9
  standAt(board, node, under, node.half * 0.5 + arm + Math.min(cloth.half, under.half))
  const top = Math.max(
    280 * node.f,
    (under.kind === 'figure' ? 300 * under.f : under.height) + cloth.height * 0.4,
  )
  const bottom = Math.min(top - cloth.height, 240 * node.f - cloth.height * 0.7)
  put(cloth, node.x + node.facing * (arm + cloth.half - 10 * node.f), node.y - Math.max(0, bottom))
  cloth.z = under.z - 6
  // Whoever hid under it is seen.
  if (under.kind === 'figure' && under.act?.does === 'hides')
    under.act = { ...under.act, does: 'crouches', how: [] }
  node.target = cloth
  return true
}
