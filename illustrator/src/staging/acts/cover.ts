import type { SceneAct } from '@moonpage/storyteller/scene'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { freeSpot, put, type Board } from './board.ts'
import { armOf, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { standAt } from './stand-at.ts'

const draped: ReadonlySet<string> = new Set(['blanket', 'cape', 'curtain'])

/** Half of the width of the folds over one who is upright, as a share of their height. */
const upright = 0.91

/** A blanket as the folds over what is under it: over one who is upright, a dome. */
export function asFolds(cloth: ThingNode, half: number, height: number): void {
  const { width, height: high } = propInfo.mound
  const isDome = half < 1.36 * height
  const usual = isDome ? upright : width / 2 / high
  cloth.prop = 'mound'
  cloth.isFolds = true
  cloth.thing = { ...cloth.thing, prop: 'mound', state: isDome ? 'draped' : undefined }
  cloth.stretch = Math.max(0.7, Math.min(1.5, half / height / usual))
  cloth.scale = Math.max(height / high, half / cloth.stretch / usual / high)
  cloth.height = high * cloth.scale
  cloth.half = cloth.height * usual * cloth.stretch
}

/** A blanket around what is high. */
function wrap(cloth: ThingNode, half: number): void {
  const k = half / cloth.half
  cloth.scale *= k
  cloth.half *= k
  cloth.height *= k
  if (cloth.thing.state) cloth.thing = { ...cloth.thing, state: undefined }
}

/**
 * Who covers something with a blanket, or lays one over it, stands at it with the hands on the folds; above them looks out
 * what is covered. False for anything else.
 */
export function coverWith(
  board: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { by: string; node: Node }[],
): boolean {
  const isCover = act.does === 'covers'
  if (!isCover && !['lays', 'pulls', 'throws'].includes(act.does)) return false
  const cloth = links.find(({ by }) => by === (isCover ? 'with' : 'what'))?.node
  const under = links.find(({ by }) => by === (isCover ? 'what' : 'over'))?.node
  if (cloth?.kind !== 'thing' || !draped.has(cloth.prop) || cloth.thing.says) return false
  if (!under || under.depth > 0 || cloth.isPlaced || (under.kind === 'thing' && under.by)) return false
  if (under.kind === 'figure' && under.on) return false
  if (!under.isPlaced) put(under, node.isPlaced ? node.x : freeSpot(board, under))
  const height = under.kind === 'figure' ? 300 * under.f : under.height
  // Wrapped up to the chin.
  if (under.kind === 'figure')
    asFolds(cloth, under.half * 1.2, (goesOnFour(under.player.sheet.species) ? 120 : 150) * under.f)
  else if (height > under.half) wrap(cloth, under.half * 1.12)
  else asFolds(cloth, under.half * 1.2, height * 0.55)
  standAt(board, node, under, Math.max(under.half, cloth.half) + armOf(node) * 0.8)
  put(cloth, under.x, under.y)
  cloth.z = under.z + 2
  if (under.kind === 'figure') Object.assign(under, { on: cloth, how: 'inside' })
  node.target = cloth
  return true
}
