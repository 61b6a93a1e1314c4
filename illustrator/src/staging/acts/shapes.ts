import type { Prop } from '@moonpage/storyteller/scene'
import type { Cloth } from '../layout.ts'
import { ellipse, n1 } from '../../path.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { headRadius, type Placed } from '../players.ts'
import { silhouetteOf } from './silhouette.ts'
import { isBird } from '../../figures/birds.ts'
import { edgeShare, isGrown } from './cloth.ts'
import { openRim } from './contain.ts'
import type { Frame } from './frame.ts'
import { inOpening, isInTunnel } from './in-tunnel.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import { aroundBody } from './over-body.ts'

/** Both sides of a cloth that is held by its ends. */
export function clothsOf({ thing, sag, x, y, half, height, scale }: ThingNode, { toX, toY }: Frame): Cloth[] {
  if (sag === null) return []
  const [one, other] = [toX(x - half), toX(x + half)]
  const edge = toY(y) - height * edgeShare
  const left = { x: Math.min(one, other), y: edge }
  const right = { x: Math.max(one, other), y: edge }
  return (['far', 'near'] as const).map((side) => ({
    left,
    right,
    sag,
    hem: 44 * scale * (isGrown(thing) ? 1.5 : 1),
    side,
    color: thing.color,
    ...(thing.state === 'knitted' && { isKnitted: true as const }),
  }))
}

/** All that is over the front edge of an open box, whose dark inside is behind who sits in it. */
export function overRim({ x, y, scale, height }: ThingNode, { toX, toY }: Frame): string {
  const [cx, rim, w, h] = [toX(x), toY(y) - height * openRim, 70 * scale, 12 * scale]
  return `M${cx - 3000} -3000H${cx + 3000}V${rim}H${cx + w}A${w} ${h} 0 0 1 ${cx - w} ${rim}H${cx - 3000}Z`
}

/** How high the floor is of what stands on wheels or feet, as a share of its height. */
export const floors: Readonly<Partial<Record<Prop, number>>> = {
  cart: 0.44,
  bathtub: 0.2,
  bush: 0.06,
  brambles: 0.06,
}

/** All that is over the floor of a vessel: no feet come out under it. */
export function overFloor({ prop, y, height }: ThingNode, { toY }: Frame): string {
  return `M-3000 -3000H6000V${n1(toY(y) - height * (floors[prop] ?? 0))}H-3000Z`
}

const isRoomWindow = ({ prop, isFixed }: Pick<ThingNode, 'prop' | 'isFixed'>): boolean =>
  prop === 'window' && isFixed === true

/** Puts the head of somebody who peeps into an opening. */
export function peeping(placed: Placed, on: ThingNode, frame: Frame): Placed {
  if (on.prop === 'door' || on.prop === 'gate') return behindFrame(placed, on, frame)
  if (isInTunnel({ how: 'peeping', on })) return inOpening(placed, on, frame)
  const isPorthole = on.prop === 'rocket'
  const scale = Math.min(placed.scale, on.half / (isPorthole ? 260 : 132))
  const mirror = placed.facing === 'left' ? -1 : 1
  const { head } = placed.reach
  // In the window of a room the chin is over its sill.
  const up = isRoomWindow(on)
    ? 84 * scale + (on.isRound ? on.height * 0.04 : 0)
    : on.height * (isPorthole ? 0.505 : on.prop === 'window' ? 0.46 : 0.26)
  return {
    ...placed,
    scale,
    x: frame.toX(on.x) - mirror * head.x * scale,
    y: frame.toY(on.y) - up - head.y * scale,
    shadow: false,
    clip: clipOf(on, frame),
  }
}

/** Half of somebody is behind the frame of a door, out of which they look. */
function behindFrame(
  placed: Placed,
  { x, y, half, height, isFixed }: ThingNode,
  { toX, toY }: Frame,
): Placed {
  const [w, h, sill] = isFixed ? [half, height, 0] : [half * 0.69, height * 0.86, height * 0.05]
  const scale = Math.min(placed.scale, (h * 0.92) / -placed.reach.top)
  const [cx, bottom] = [toX(x), toY(y) - sill]
  const side = placed.facing === 'left' ? 1 : -1
  return {
    ...placed,
    scale,
    x: cx + side * w * 0.5,
    y: bottom,
    shadow: false,
    clip: `M${cx - w} ${bottom}V${bottom - h + w}A${w} ${w} 0 0 1 ${cx + w} ${bottom - h + w}V${bottom}Z`,
  }
}

/** The opening through which somebody peeps, as a path on the canvas. */
function clipOf({ x, y, half, height, prop, isFixed, isRound }: ThingNode, { toX, toY }: Frame): string {
  const [cx, bottom] = [toX(x), toY(y)]
  if (prop === 'rocket') return ellipse(cx, bottom - height * 0.52, half * 0.33, half * 0.33)
  // Over the sill, between the posts.
  if (prop === 'window' && isRound) return ellipse(cx, bottom - height / 2, half * 0.99, height * 0.495)
  if (prop === 'window') {
    const [sill, w] = isRoomWindow({ prop, isFixed })
      ? [bottom, half * 0.98]
      : [bottom - height * 0.26, half * 0.76]
    return `M${cx - w} ${sill}V${bottom - height * 0.95}H${cx + w}V${sill}Z`
  }
  const w = half * (prop === 'hole' ? 0.56 : 0.84)
  const h = height * (prop === 'hole' ? 0.66 : 0.94)
  return `M${cx - w} ${bottom}V${bottom - h * 0.5}C${cx - w} ${bottom - h * 1.02} ${cx + w} ${bottom - h * 1.02} ${cx + w} ${bottom - h * 0.5}V${bottom}Z`
}

/** A thing that is on somebody's head, at the place where the head is. */
export function crowned(
  node: ThingNode,
  figures: readonly { placed: Placed; z: number }[],
  nodes: readonly FigureNode[],
  { toX, toY }: Frame,
): ThingNode {
  // What is on a hat goes with it.
  const between = node.onHead ? null : node.on
  const wearer = node.onHead ?? between?.onHead
  const under = wearer && figures[nodes.indexOf(wearer)]
  if (!under) return node
  if (node.isOver) return aroundBody(node, under, { toX, toY })
  const top = headTop(under.placed)
  const [x, y] = [top.x, top.y - (between ? between.height * 0.8 : 0)]
  // Back to the tableau, on whose units nodes are.
  const [x0, y0, step] = [toX(0), toY(0), toX(1) - toX(0)]
  const other = node.alsoOn && figures[nodes.indexOf(node.alsoOn)]
  if (other && !isSteep(top, headTop(other.placed)))
    return acrossHeads(node, top, headTop(other.placed), { x0, y0, step, z: Math.max(under.z, other.z) })
  return { ...node, x: (x - x0) / step, y: y - y0, z: under.z - (between ? 8 : 9) }
}

/** Where something lies on a head, on the canvas. */
function headTop(placed: Placed): { x: number; y: number } {
  const { skull, solids } = silhouetteOf(placed)
  const [body] = solids
  // A whale's head is a part of its back.
  if (placed.sheet.species === 'whale' && body)
    return {
      x: 0.6 * ((skull.left + skull.right) / 2) + 0.4 * ((body.left + body.right) / 2),
      y: body.top + 0.05 * (body.bottom - body.top),
    }
  const { species } = placed.sheet
  // The box around an elephant's skull has room for its ears, which are lower than its crown.
  const share = species === 'elephant' ? 0.25 : isBird(species) ? 0.2 : 0.14
  const sunk = (skull.bottom - skull.top) * share
  return { x: (skull.left + skull.right) / 2, y: skull.top + sunk }
}

/** Whether one head is so far over the other that nothing lies on both: then it is on the first one. */
const isSteep = (one: { x: number; y: number }, two: { x: number; y: number }): boolean =>
  Math.abs(one.y - two.y) > 0.8 * Math.abs(one.x - two.x)

/** A thing that lies on two heads, from the one to the other: as long as the way between them, and as steep. */
function acrossHeads(
  node: ThingNode,
  one: { x: number; y: number },
  two: { x: number; y: number },
  { x0, y0, step, z }: { x0: number; y0: number; step: number; z: number },
): ThingNode {
  const [left, right] = one.x < two.x ? [one, two] : [two, one]
  const k = Math.max(1, ((right.x - left.x) * 0.66) / node.half)
  const turn = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
  return {
    ...node,
    scale: node.scale * k,
    half: node.half * k,
    height: node.height * k,
    x: ((left.x + right.x) / 2 - x0) / step,
    y: (left.y + right.y) / 2 - y0,
    turn,
    z: z - 9,
  }
}

/** Raises who is behind a wall, so that the head looks over it. */
export function overBarrier(placed: Placed, wall: ThingNode, { toY }: Frame, hides: boolean): Placed {
  const { head } = placed.reach
  const top = toY(0) - 22 - propInfo[wall.prop].height * 0.85
  return {
    ...placed,
    shadow: false,
    y: top - headRadius(placed) * (hides ? 0.3 : 0.72) - head.y * placed.scale,
    // Long legs do not come out under the wall.
    clip: `M-3000 -3000H6000V${toY(0) - 30}H-3000Z`,
  }
}
