import type { Prop } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { dyes } from '../../props/dyes.ts'
import type { Cord } from '../layout.ts'
import type { Placed } from '../players.ts'
import { middleOf } from './grasp.ts'
import { handleAt } from './handles.ts'
import type { FigureNode, Node, ThingNode } from './nodes.ts'
import { hangingFrom } from './ropes.ts'
import type { Frame } from './frame.ts'
import { silhouetteOf } from './silhouette.ts'

/** How far the middle of a cord hangs down that nobody pulls, as a share of the distance of its ends. */
export const slack = 0.14

/** Where a cord is fixed to a thing: shares of its half width to the side where the cord comes from, and of its height. */
const anchors: Readonly<Partial<Record<Prop, readonly [x: number, y: number]>>> = {
  tree: [0.12, 0.34],
  pine: [0.1, 0.16],
  palm: [0.08, 0.5],
  signpost: [0.12, 0.5],
  'lamp-post': [0.12, 0.6],
  kite: [0, 0.5],
  hole: [0.2, 0.2],
  pit: [0.3, 0.3],
  well: [0.3, 0.7],
  bell: [0, 0.98],
  sock: [0, 0.94],
  hook: [0, 0.9],
  balloon: [0, 0.02],
  cart: [0.97, 0.64],
  sled: [0.86, 0.76],
  train: [0.96, 0.3],
  flag: [0.04, 0.6],
}

/** Where a cord from `fromX` is fixed to a thing, on the tableau. */
export function anchorOf(end: ThingNode, fromX: number): Spot {
  const handle = end.prop === 'swing' ? undefined : handleAt(end, fromX)
  if (handle) return handle
  const { x, y, half, height, thing, prop } = end
  // Of an animal, the neck.
  const [aside, up] = thing.prop === null ? [0.1, 0.46] : (anchors[prop] ?? [0.8, 0.45])
  return { x: x + Math.sign(fromX - x) * half * aside, y: y - height * up }
}

const colors: Readonly<Record<string, string>> = {
  vine: '#5f8f42',
  wool: '#c8503f',
  thread: '#c8443a',
  noodle: '#f3dc9a',
}

export const lookOfCord = ({ thing, prop, scale }: ThingNode): Pick<Cord, 'knots' | 'width' | 'color'> => ({
  knots: thing.state === 'knotted' ? 4 : 0,
  width: scale * (thing.state === 'knitted' ? 20 : prop === 'thread' ? 7 : prop === 'noodle' ? 16 : 11),
  color: thing.color ? dyes[thing.color] : (colors[prop] ?? '#c9a066'),
})

/** A rope from where it is held to what it is tied to. */
export function cordOf(rope: ThingNode, end: Node, { toX, toY }: Frame): Cord {
  const middle = middleOf(end)
  const pullsToo = end.kind === 'figure' && end.target === rope
  const to =
    rope.hangs && end.kind === 'thing'
      ? { x: rope.x, y: hangingFrom(end) }
      : pullsToo
        ? { x: end.x + end.facing * 104 * end.f, y: end.y - (end.act?.does === 'eats' ? 188 : 96) * end.f }
        : end.kind === 'figure'
          ? { x: end.x, y: end.y - 60 * end.f }
          : end.y < -100 && !end.isFixed
            ? { x: middle.x, y: end.y - end.height * 0.9 }
            : { x: end.x + (rope.x > end.x ? 1 : -1) * end.half * 0.8, y: end.y - end.height * 0.45 }
  return {
    ...lookOfCord(rope),
    from: { x: toX(rope.x), y: toY(rope.y) },
    to: { x: toX(to.x), y: toY(to.y) },
  }
}

type Acting = readonly { node: FigureNode; placed: Placed }[]

/** The hand with the end of a cord, or the mouth of one that goes on four: of two hands, the nearer one. */
export function handOf({ sheet, ...rest }: Placed, toX: number): Spot {
  const { hands } = silhouetteOf({ sheet, ...rest })
  const [front, back] = hands
  if (goesOnFour(sheet.species) || sheet.species === 'whale') return front
  return Math.abs(front.x - toX) <= Math.abs(back.x - toX) ? front : back
}

/** A cord between its two ends, as everybody stands now. */
export function strungCord(
  cord: ThingNode,
  { ends, taut }: NonNullable<ThingNode['strung']>,
  acting: Acting,
  { toX, toY }: Frame,
): Cord {
  const middle = (end: Node | Spot): number => {
    const found =
      'kind' in end && end.kind === 'figure' ? acting.find(({ node }) => node.id === end.id) : null
    return found ? found.placed.x : toX(end.x)
  }
  const spot = (end: Node | Spot, other: Node | Spot): Spot => {
    if (!('kind' in end)) return { x: toX(end.x), y: toY(end.y) }
    if (end.kind === 'figure') {
      const { placed } = acting.find(({ node }) => node.id === end.id)!
      return end.cord ? handOf(placed, middle(other)) : neckOf(placed)
    }
    const from =
      'kind' in other && other.kind === 'figure' ? acting.find(({ node }) => node.id === other.id) : null
    const sign = Math.sign(toX(1) - toX(0))
    const at = anchorOf(end, from ? end.x + (from.placed.x - toX(end.x)) * sign : other.x)
    return { x: toX(at.x), y: toY(at.y) }
  }
  return {
    ...lookOfCord(cord),
    from: spot(ends[0], ends[1]),
    to: spot(ends[1], ends[0]),
    sag: taut ? 0.015 : slack,
    ...((cord.thing.state === 'broken' || cord.thing.state === 'torn') && { isBroken: true }),
    tails: ends.map((end) => 'kind' in end && end.kind === 'figure' && end.cord !== undefined),
  }
}

/** A cord around a thing, with a knot or a bow at its near side. */
export function bandOf(
  cord: ThingNode,
  { around, up }: NonNullable<ThingNode['band']>,
  { toX, toY }: Frame,
): Cord {
  const half = bandHalf(around)
  const y = toY(around.y) - up
  return {
    ...lookOfCord(cord),
    from: { x: toX(around.x - half), y },
    to: { x: toX(around.x + half), y },
    sag: 0.07,
    tails: [],
    bow: cord.prop === 'thread' ? 'bow' : 'knot',
  }
}

/** Half of the width of a thing where a cord is around it. */
export const bandHalf = ({ prop, half }: ThingNode): number => half * (trunks[prop] ?? 0.9)
const trunks: Readonly<Partial<Record<Prop, number>>> = {
  tree: 0.12,
  pine: 0.1,
  palm: 0.09,
  signpost: 0.12,
  'lamp-post': 0.12,
  barrel: 0.98,
  snowman: 0.5,
}

/** Where a leash is at somebody. */
function neckOf(placed: Placed): Spot {
  const { skull } = silhouetteOf(placed)
  return { x: (skull.left + skull.right) / 2, y: skull.bottom - 4 * placed.scale }
}
