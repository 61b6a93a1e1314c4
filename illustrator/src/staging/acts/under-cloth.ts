import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { Placed } from '../players.ts'
import { asFolds } from './cover.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import { silhouetteOf } from './silhouette.ts'

type Place = (node: FigureNode, index: number) => { placed: Placed }

/** Whether the acts have somebody or something on or under a cloth. */
const isLinked = ({ acts }: Board, id: string, cloth: ThingNode, by: string): boolean =>
  acts.some(
    ({ who, does, how }) =>
      who === id && does !== 'looks' && how.some((one) => one.by === by && one.what === cloth.id),
  )

const linkedTo = (board: Board, cloth: ThingNode, by: string): FigureNode[] =>
  figuresOn(board).filter(({ id }) => isLinked(board, id, cloth, by))

/** Whether a blanket that lies on somebody is over them, and not on their head. */
export const isUnderCloth = ({ on, how, depth, bed }: FigureNode, cloth: ThingNode): boolean =>
  isSpreadable(cloth) && !on && how === 'free' && depth === 0 && bed === null

/** Whether a blanket lies over the back of somebody, with the head out before it: long bodies, and who is curled up. */
const isOverBack = ({ player: { sheet }, act }: FigureNode): boolean =>
  sheet.species === 'whale' ||
  (goesOnFour(sheet.species) && act?.does !== 'hides') ||
  (!isBird(sheet.species) && (act?.does === 'sleeps' || act?.does === 'lies'))

/** Whether somebody is curled up on the ground. */
const isLow = (node: FigureNode): boolean =>
  isOverBack(node) && !goesOnFour(node.player.sheet.species) && node.player.sheet.species !== 'whale'

/** Puts a figure under a blanket that is not on a bed, side by side with who else is: over its folds the faces look out. */
export function underCloth(board: Board, node: FigureNode, cloth: ThingNode): void {
  const all = linkedTo(board, cloth, 'under')
  const line = all.includes(node) ? all : [...all, node]
  const widths = line.map(({ half }) => half * 2)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const isBack = line.length === 1 && isOverBack(node)
  if (!cloth.isFolds && isBack)
    asFolds(cloth, Math.max(0.86 * node.half, 118 * node.f), (isLow(node) ? 122 : 150) * node.f)
  else if (!cloth.isFolds) {
    const { species } = node.player.sheet
    const isAround = line.length === 1 && !goesOnFour(species) && species !== 'whale'
    asFolds(cloth, total * 0.6, 150 * Math.max(...line.map(({ f }) => f)), isAround)
  }
  if (!cloth.isPlaced) put(cloth, node.isPlaced ? node.x : freeSpot(board, cloth))
  const at = line.indexOf(node)
  const before = widths.slice(0, at).reduce((sum, width) => sum + width, 0)
  put(node, cloth.x - total / 2 + before + widths[at]! / 2)
  node.on = cloth
  node.how = 'inside'
  node.facing = at < line.length / 2 && line.length > 1 ? 1 : -1
  if (isBack) node.x += node.facing * (isLow(node) ? 66 * node.f : node.half * 0.3)
}

/** How much of the height of a blanket's folds is seen before whoever looks out over it. */
const edge = 0.9

/** Moves all who are under blankets so that the chin is over the folds; of those who hide, the eyes. */
export function lookOut(figures: readonly FigureNode[], place: Place): void {
  figures.forEach((node, index) => {
    const { on, how } = node
    if (how !== 'inside' || !on?.isFolds) return
    const { face } = silhouetteOf(place(node, index).placed)
    const share = node.act?.does === 'hides' ? 0.62 : 1
    const seen = face.top + (face.bottom - face.top) * share
    const rim = on.y - on.height * edge
    if (isLow(node)) return
    // The face is in the middle of what is around one alone.
    if (on.thing.state === 'hung') node.x += on.x - (face.left + face.right) / 2
    node.y += isOverBack(node) ? Math.min(0, rim + 46 * node.f - seen) : rim - seen
  })
}

/** Whether a blanket may be spread on the ground: nobody holds it, and it hangs on nothing. */
export const isSpreadable = ({ prop, thing, by, sag, on, isFolds, depth }: ThingNode): boolean =>
  prop === 'blanket' &&
  !by &&
  !isFolds &&
  sag === null &&
  on === null &&
  depth === 0 &&
  thing.count === 1 &&
  !thing.says &&
  ['flat', 'open', 'big', 'small', undefined].includes(thing.state)

/** A blanket on the ground, as wide as all need who sit or lie on it, with whatever lies there; they are in its middle. */
export function spreadOut(board: Board, cloth: ThingNode): void {
  if (cloth.isSpread || !isSpreadable(cloth)) return
  const isLying = ({ act }: FigureNode) => act?.does === 'sleeps' || act?.does === 'lies'
  const figures = linkedTo(board, cloth, 'on').map((one) =>
    isLying(one) ? Math.max(one.half, 140 * one.f) : one.half,
  )
  const things = [...board.nodes.values()].flatMap((one) =>
    one.kind === 'thing' && !one.by && isLinked(board, one.id, cloth, 'on') ? [one.half] : [],
  )
  const needed = [...figures, ...things].reduce((sum, half) => sum + half, 0)
  cloth.isSpread = true
  cloth.isLying = false
  cloth.thing = { ...cloth.thing, state: 'open' }
  const grown = Math.max(120 * board.scale, 1.45 * needed) / cloth.half
  Object.assign(cloth, { half: cloth.half * grown, scale: cloth.scale * grown })
  cloth.height = 48 * cloth.scale
  // Under those who are on it, and before them.
  cloth.y = cloth.height / 2
  cloth.z = -8
}
