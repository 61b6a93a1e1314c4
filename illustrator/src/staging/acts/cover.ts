import type { SceneAct } from '@moonpage/storyteller/scene'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { bundleHalf } from '../../props/folds.ts'
import { freeSpot, put, type Board } from './board.ts'
import { armOf, resize, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { standAt } from './stand-at.ts'

const draped: ReadonlySet<string> = new Set(['blanket', 'cape', 'curtain', 'sack'])

/** Half of the width of the folds over one who is upright, as a share of their height. */
const upright = 0.91

/** A blanket as the folds over what is under it: over one alone a dome, or `isAround` the shoulders. */
export function asFolds(cloth: ThingNode, half: number, height: number, isAround = false): void {
  const { width, height: high } = propInfo.mound
  const isDome = half < 1.36 * height
  const usual = isDome ? upright : width / 2 / high
  cloth.prop = 'mound'
  cloth.isFolds = true
  cloth.thing = { ...cloth.thing, prop: 'mound', state: isDome ? (isAround ? 'hung' : 'draped') : undefined }
  cloth.stretch = Math.max(0.7, Math.min(1.5, half / height / usual))
  cloth.scale = Math.max(height / high, half / cloth.stretch / usual / high)
  cloth.height = high * cloth.scale
  cloth.half = cloth.height * usual * cloth.stretch
}

/** A blanket around what is high. */
function wrap(cloth: ThingNode, half: number): void {
  const k = half / cloth.half
  resize(cloth, k)
  if (cloth.thing.state) cloth.thing = { ...cloth.thing, state: undefined }
}

/** Whether a thing is so small that a blanket around it is a bundle. */
const isSmall = ({ f }: FigureNode, { prop, height, thing }: ThingNode): boolean =>
  propInfo[prop].kind === 'held' && !propInfo[prop].glows && height < 150 * f && thing.count === 1

/** A cloth all around a thing, tied over it. */
function bundle({ f }: FigureNode, cloth: ThingNode, inside: ThingNode): void {
  const most = cloth.thing.size === 'big' || cloth.thing.state === 'big' ? 1.35 : 1
  const half = most * Math.max(1.3 * inside.half, 62 * f)
  const scale = Math.max(half / bundleHalf, (1.25 * inside.height) / propInfo.mound.height)
  Object.assign(cloth, {
    prop: 'mound',
    scale,
    half: bundleHalf * scale,
    height: propInfo.mound.height * scale,
  })
  cloth.thing = { ...cloth.thing, prop: 'mound', state: 'knotted', size: undefined }
  inside.isHidden = true
}

/** A sack that is turned over a thing: a dome of brown cloth. */
function turnOver(sack: ThingNode, inside: ThingNode): void {
  sack.thing = { ...sack.thing, color: sack.thing.color ?? 'brown' }
  asFolds(sack, 1.25 * inside.half, 1.06 * inside.height)
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
  if (under.kind === 'figure' && (under.on || cloth.prop === 'sack')) return false
  if (!under.isPlaced) put(under, node.isPlaced ? node.x : freeSpot(board, under))
  const height = under.kind === 'figure' ? 300 * under.f : under.height
  const isLong = under.kind === 'figure' && goesOnFour(under.player.sheet.species)
  // Wrapped up to the chin; a long body has it over the back.
  if (isLong) asFolds(cloth, Math.max(0.86 * under.half, 118 * under.f), 150 * under.f)
  else if (under.kind === 'figure')
    asFolds(cloth, under.half * 1.2, 150 * under.f, under.player.sheet.species !== 'whale')
  else if (cloth.prop === 'sack') turnOver(cloth, under)
  else if (isSmall(node, under)) bundle(node, cloth, under)
  else if (height > under.half) wrap(cloth, under.half * 1.12)
  else asFolds(cloth, under.half * 1.2, height * 0.55)
  standAt(board, node, under, Math.max(under.half, cloth.half) + armOf(node) * 0.8)
  // From behind, over the back.
  if (isLong) under.facing = node.x < under.x ? 1 : -1
  put(cloth, under.x - (isLong ? under.facing * 0.3 * under.half : 0), under.y)
  cloth.z = under.z + 2
  if (under.kind === 'figure') Object.assign(under, { on: cloth, how: 'inside' })
  node.target = cloth
  return true
}
