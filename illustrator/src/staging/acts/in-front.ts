import type { Scene, SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import { freeSpot, put, turnTo, type Board } from './board.ts'
import { wide } from './deeds.ts'
import { enlarge, isIn, resize, type FigureNode, type Node, type ThingNode } from './nodes.ts'

/** How far nearer to the viewer one is than what is behind, in figure units. */
const step = 30

/** Who and what stands in front of a thing already. */
const rowBefore = (board: Board, back: ThingNode): Node[] =>
  [...board.nodes.values()].filter((one) => one.front === back)

/** Somebody who is in the doorway or the window that something stands in front of. */
const isPeopled = (board: Board, back: ThingNode): boolean =>
  [...board.nodes.values()].some(
    (one) => one.kind === 'figure' && one.on === back && (one.how === 'peeping' || one.how === 'seated'),
  )

/**
 * Puts a figure or a thing in front of a thing: nearer to the viewer, over its middle, so that both are seen. What it is in front of
 * goes to it, where it has a place already.
 */
export function putInFront(board: Board, node: Node, back: ThingNode): void {
  if (propInfo[back.prop].width >= wide || back.by) {
    if (!node.isPlaced) put(node, freeSpot(board, node))
    return
  }
  const row = rowBefore(board, back)
  const isAlone = row.length === 0
  if (node.isPlaced && !back.isPlaced) put(back, node.x)
  else if (!back.isPlaced) put(back, freeSpot(board, back))
  node.front = back
  if (node.kind === 'thing') {
    // The head of who is in the doorway is over it.
    if (isPeopled(board, back)) {
      const k = Math.min(1, (back.height * 0.56) / node.height)
      resize(node, k)
    }
    // What is as large as what is behind it leaves a part of that free.
    const hides = node.height > 0.8 * back.height && node.half > 0.7 * back.half
    const aside = hides ? back.half * 0.75 : isAlone ? 0 : node.half * 1.6 * (row.length % 2 ? 1 : -1)
    put(node, back.x + aside, node.y)
    node.z = Math.max(node.z, back.z + 7)
    return
  }
  // A door is no lower than who stands before it.
  if (back.prop === 'door' && !back.isFixed && isAlone)
    enlarge(back, Math.min(1.8, (400 * node.f * 1.04) / back.height))
  // A house is higher than everybody before it.
  if (back.prop === 'house' && isAlone) enlarge(back, Math.min(2.2, (620 * node.f) / back.height))
  const isSmall = back.height < 200 * node.f
  // Beside a broad body, half of what is low behind it is seen.
  const isCovered = isSmall && back.half < 1.3 * node.half
  const aside = isCovered
    ? node.half * 0.62
    : isSmall || back.half > 1.6 * node.half
      ? Math.min(back.half, node.half) * 0.55
      : node.half * 0.3
  const all = board.acts.filter(
    ({ who, how }) =>
      board.nodes.get(who)?.kind === 'figure' &&
      how.some(({ by, what }) => by === 'before' && what === back.id),
  ).length
  const at = all > 1 ? (row.length - (all - 1) / 2) * 1.9 * node.half : -aside
  if (node.how === 'free') put(node, back.x + at, node.y)
  retreat(board, back)
  const other = [...board.nodes.values()].find((one) => one.kind === 'figure' && one !== node && isIn(one))
  if (other) turnTo(node, other)
}

/** A thing behind everybody, a little further off. */
function retreat(board: Board, back: ThingNode): void {
  if (back.isFixed || back.z <= -8) return
  const lift = step * board.scale
  for (const one of board.nodes.values())
    if (one === back || (one.kind === 'thing' && one.on === back)) {
      one.y -= lift
      one.z -= 9
    }
}

/** Moves who and what is in front of a part of the room to where that is, with what is on it. */
export function moveInFront(
  back: ThingNode,
  by: number,
  { figures, things }: { figures: readonly FigureNode[]; things: readonly ThingNode[] },
): void {
  if (by === 0) return
  const all: readonly Node[] = [...figures, ...things]
  const row = all.filter((one) => one.front === back)
  for (const one of all) if (row.includes(one) || (one.on && row.includes(one.on))) one.x += by
}

/** In front of somebody is beside them: who is there is seen from the side. */
export function besideFigures(acts: readonly SceneAct[], { cast }: Pick<Scene, 'cast'>): readonly SceneAct[] {
  const isFigure = (what: string) => cast.some(({ who }) => who === what)
  if (!acts.some(({ how }) => how.some(({ by }) => by === 'before'))) return acts
  return acts.map((act) => ({
    ...act,
    how: act.how.map((one) =>
      one.by === 'before' && isFigure(one.what) ? { ...one, by: 'beside' as const } : one,
    ),
  }))
}
