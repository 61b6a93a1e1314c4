import type { SceneAct } from '@moonpage/storyteller/scene'
import { put, turnTo, type Board } from './board.ts'
import type { Node } from './nodes.ts'

/** What an act says its doer is between: two nodes, or a group of several. */
export function betweenOf({ nodes }: Board, node: Node, { how }: SceneAct): Node[] {
  const found = how.flatMap(({ by, what }) => {
    const other = by === 'between' ? nodes.get(what) : undefined
    return other && other !== node && other.depth === 0 ? [other] : []
  })
  const isGroup = found.length === 1 && found[0]!.kind === 'thing' && found[0]!.thing.count > 1
  return found.length >= 2 ? found.slice(0, 2) : isGroup ? found : []
}

/** How much of a node's half width its neighbors keep free. */
const halfOf = (node: Node): number => (node.kind === 'figure' ? node.half : node.half * 0.9)

/** Puts a node in the middle of two, or of a group, which move apart for it; the two turn to it. */
export function putBetween(board: Board, node: Node, ends: readonly Node[], y = 0): void {
  const gap = 24 * board.scale
  const [one, other] = ends
  if (!one) return
  if (!other) {
    if (!one.isPlaced) put(one, node.isPlaced ? node.x : 0)
    if (one.kind === 'thing') one.half = Math.max(one.half, halfOf(node) + one.half / one.thing.count + gap)
    return put(node, one.x, y)
  }
  const [toOne, toOther] = [one, other].map((end) => halfOf(node) + halfOf(end) + gap) as [number, number]
  if (one.isPlaced && other.isPlaced) {
    const side = other.x > one.x ? 1 : -1
    const lack = toOne + toOther - Math.abs(other.x - one.x)
    // Whoever is beyond the second one moves with it.
    if (lack > 0)
      for (const each of board.nodes.values())
        if (each !== node && each.isPlaced && (each.x - other.x) * side >= 0) each.x += side * lack
    put(node, one.x + (side * (Math.abs(other.x - one.x) + toOne - toOther)) / 2, y)
  } else if (one.isPlaced || other.isPlaced) {
    const [fixed, free, near, far] = one.isPlaced
      ? ([one, other, toOne, toOther] as const)
      : ([other, one, toOther, toOne] as const)
    const all = [...board.nodes.values()].filter((each) => each.isPlaced && each.depth === 0)
    const side = all.some((each) => each !== fixed && each.x > fixed.x) ? -1 : 1
    put(node, fixed.x + side * near, y)
    put(free, node.x + side * far)
  } else {
    put(node, node.isPlaced ? node.x : 0, y)
    put(one, node.x - toOne)
    put(other, node.x + toOther)
  }
  for (const end of [one, other]) if (end.kind === 'figure') turnTo(end, node)
}
