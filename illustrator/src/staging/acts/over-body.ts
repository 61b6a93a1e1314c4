import type { SceneAct } from '@moonpage/storyteller/scene'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { n1 } from '../../path.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { type Box, union } from '../cameras.ts'
import type { Placed } from '../players.ts'
import { put, type Board } from './board.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import type { Frame } from './frame.ts'
import { silhouetteOf } from './silhouette.ts'

/** What is turned over and comes down over a whole body. */
const covers: ReadonlySet<string> = new Set(['barrel', 'box', 'bucket', 'basket', 'soup-pot', 'flower-pot'])

/** Under what somebody has a place, who has it over the body like a bell. */
export const isCover = ({ prop, thing, by }: ThingNode): boolean =>
  covers.has(prop) && thing.count === 1 && !by

/** Whether `barrel lies on hero` is meant: what is small and has its opening up lies on the head. */
export const liesOver = (thing: ThingNode, { does }: SceneAct): boolean =>
  does === 'lies' &&
  isCover(thing) &&
  (thing.prop === 'barrel' || thing.prop === 'box' || thing.thing.state === 'upside-down')

/** Puts a thing over somebody, who stays where they are. */
export function putOver(thing: ThingNode, node: FigureNode): void {
  thing.onHead = node
  thing.isOver = true
  thing.thing = { ...thing.thing, state: 'upside-down' }
  put(thing, node.x, node.y)
}

/** Puts somebody under a thing that comes down over them. */
export function hideIn(board: Board, node: FigureNode, thing: ThingNode, spot: number): void {
  if (!node.isPlaced) put(node, thing.isPlaced ? thing.x : spot)
  node.on = null
  node.how = 'free'
  putOver(thing, node)
}

/** How high over the ground the rim is, in figure units: below it one sees the feet. */
const feetOf = ({ sheet, action }: Placed): number =>
  sheet.species === 'whale' || isBird(sheet.species) ? 14 : (action?.crouch ?? 0) > 0.2 ? 20 : 34

/** How much of its height covers somebody: a handle does not. */
const solidShare: Readonly<Record<string, number>> = { basket: 0.5, bucket: 0.74 }

/** Whose prickles, wings or whole body are around the head. */
const withoutNeck: ReadonlySet<string> = new Set(['whale', 'hedgehog', 'dragon'])

/** Who sits has it down to the shoulders, and the rest of the body is seen. */
const isToShoulders = ({ action, sheet: { species } }: Placed): boolean =>
  action?.legs === 'sit' && !withoutNeck.has(species)

/** The box that a cover has to fill, on the canvas. */
function roomOf(placed: Placed): Box {
  const { skull, solids } = silhouetteOf({ ...placed, holds: undefined })
  const body = solids.reduce(union, skull)
  if (isToShoulders(placed)) {
    const half = 0.62 * (skull.right - skull.left)
    const middle = (skull.left + skull.right) / 2
    const height = skull.bottom - skull.top
    return {
      left: middle - half,
      right: middle + half,
      top: skull.top - 0.04 * height,
      bottom: skull.bottom + 0.12 * height,
    }
  }
  const bottom = placed.y - feetOf(placed) * placed.scale
  const isLong = goesOnFour(placed.sheet.species) || placed.sheet.species === 'whale'
  // A long body is bent under it.
  const half = isLong
    ? 0.42 * (body.right - body.left)
    : Math.max(88 * placed.scale, 0.5 * (skull.right - skull.left))
  const middle = isLong ? (body.left + body.right) / 2 : placed.x
  const height = (bottom - body.top) * (isLong ? 0.84 : 1.02)
  return { left: middle - half, right: middle + half, top: bottom - height, bottom }
}

/** A thing that is over a body, as large as the body; on the tableau. */
export function aroundBody(
  node: ThingNode,
  { placed, z }: { placed: Placed; z: number },
  { toX, toY }: Frame,
): ThingNode {
  const { width, height } = propInfo[node.prop]
  const { left, right, top, bottom } = roomOf(placed)
  const scale = (bottom - top) / (height * (solidShare[node.prop] ?? 1))
  const stretch = Math.max(0.5, Math.min(1.7, (right - left) / (width * scale)))
  const [x0, y0, step] = [toX(0), toY(0), toX(1) - toX(0)]
  return {
    ...node,
    scale,
    stretch,
    half: (width / 2) * scale * stretch,
    height: height * scale,
    x: ((left + right) / 2 - x0) / step,
    y: bottom - y0,
    isLying: false,
    depth: node.onHead!.depth,
    z: node.onHead!.depth > 0 ? z + 0.1 : z - 9,
  }
}

/** Of whoever has something over them only what is below its rim is seen, or beside it where it is over the head alone. */
export function belowCover(placed: Placed, node: FigureNode, things: readonly ThingNode[]): Placed {
  if (!things.some(({ isOver, onHead }) => isOver && onHead?.id === node.id)) return placed
  const { left, right, bottom } = roomOf(placed)
  const rim = n1(bottom - 3)
  const clip = isToShoulders(placed)
    ? `M-3000 3000V-1400H${n1(left)}V${rim}H${n1(right)}V-1400H4600V3000Z`
    : `M${n1(left)} ${rim}H${n1(right)}V3000H${n1(left)}Z`
  return { ...placed, clip }
}
