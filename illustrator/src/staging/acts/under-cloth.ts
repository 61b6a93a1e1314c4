import { asFolds } from './cover.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { enlarge, type FigureNode, type ThingNode } from './nodes.ts'

const linkedTo = (board: Board, thing: ThingNode, by: string): FigureNode[] =>
  figuresOn(board).filter(({ id }) =>
    board.acts.some(
      ({ who, does, how }) =>
        who === id && does !== 'looks' && how.some((one) => one.by === by && one.what === thing.id),
    ),
  )

/** Puts a figure under a blanket that is not on a bed, side by side with who else is: over its folds the faces look out. */
export function underCloth(board: Board, node: FigureNode, cloth: ThingNode): void {
  const all = linkedTo(board, cloth, 'under')
  const line = all.includes(node) ? all : [...all, node]
  const widths = line.map(({ half }) => half * 1.7)
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (!cloth.isFolds)
    asFolds(cloth, Math.max(total * 0.56, 1.3 * node.half), 150 * Math.max(...line.map(({ f }) => f)))
  if (!cloth.isPlaced) put(cloth, freeSpot(board, cloth))
  const at = line.indexOf(node)
  const before = widths.slice(0, at).reduce((sum, width) => sum + width, 0)
  // The chin over the folds; of who hides, the eyes.
  const low = node.act?.does === 'hides' ? 58 : 0
  const lift = Math.max(0, cloth.height * 0.86 - (168 - low) * node.f)
  put(node, cloth.x - total / 2 + before + widths[at]! / 2, low > 0 ? low * node.f - lift : -lift)
  node.y = Math.min(node.y, Math.max(0, low * node.f - lift))
  node.on = cloth
  node.how = 'inside'
  node.facing = at < line.length / 2 && line.length > 1 ? 1 : -1
}

/** A blanket on the ground, as wide as all need who sit or lie on it. */
export function spreadOut(board: Board, cloth: ThingNode): void {
  if (cloth.thing.state === 'open' || cloth.by || cloth.thing.says) return
  const all = linkedTo(board, cloth, 'on')
  const isLying = ({ act }: FigureNode) => act?.does === 'sleeps' || act?.does === 'lies'
  const needed = all.reduce(
    (sum, one) => sum + (isLying(one) ? Math.max(one.half, 140 * one.f) : one.half),
    0,
  )
  cloth.thing = { ...cloth.thing, state: 'open' }
  enlarge(cloth, (1.16 * needed) / cloth.half)
  cloth.height = cloth.half * 0.24
  // Under those who are on it, and before them.
  cloth.y = cloth.height * 0.56
  cloth.z = -8
}
