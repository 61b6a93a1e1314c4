import { floorThingOf } from './who-rests.ts'
import type { FigureNode } from './nodes.ts'
import type { Rest } from '../../stage-of-place.ts'

/** Relative size in bed: sizes differ less than elsewhere. */
export const sizeOf = ({ player }: FigureNode): number =>
  player.sheet.species === 'whale' ? 1 : Math.max(0.78, Math.min(1.08, player.size))

export const bodyOf = (node: FigureNode): number => Math.max(112, Math.min(150, node.half / node.f))

/** The sleepers side by side around x, at the scale at which they fit into `width`. */
export function row(
  nodes: readonly FigureNode[],
  x: number,
  width: number,
  most: number,
  apart = 1,
): Map<FigureNode, { x: number; f: number; half: number }> {
  const sizes = nodes.map(sizeOf)
  const widths = nodes.map((node, i) => 2 * bodyOf(node) * sizes[i]!)
  const total = widths.reduce((sum, w) => sum + w, 0)
  const k = Math.min(most, width / Math.max(1, total * apart))
  const out = new Map<FigureNode, { x: number; f: number; half: number }>()
  let at = x - (total * k * apart) / 2
  nodes.forEach((node, i) => {
    const half = (widths[i]! * k) / 2
    out.set(node, { x: at + half * apart, f: sizes[i]! * k, half })
    at += 2 * half * apart
  })
  return out
}

/** The smaller at the sides, the hero in the middle of three. */
export const ordered = (nodes: readonly FigureNode[]): FigureNode[] =>
  nodes.length === 3 ? [nodes[1]!, nodes[0]!, nodes[2]!] : [...nodes]

/** Where those stand who are not asleep, each with room for what is on the floor before them. */
export function beside(
  nodes: readonly FigureNode[],
  from: number,
  ground: number,
): Map<FigureNode, FigureNode> {
  const out = new Map<FigureNode, FigureNode>()
  let x = from
  for (const node of nodes) {
    x -= node.half + 2 * (floorThingOf(node)?.half ?? 0)
    // With the hands on the quilt.
    if (node.act?.does === 'covers') x += 52 * node.f
    // Whoever sits on a chair, or lies in a basket, still does; a second one in it is beside them.
    const seat = node.how === 'seated' || node.how === 'inside' ? node.on : null
    const first = [...out].find(([one]) => seat !== null && one.on === seat)
    if (first) {
      out.set(node, { ...node, x: first[1].x + node.x - first[0].x, y: 1090 - ground + node.y, bed: null })
      x += node.half
      continue
    }
    if (seat) x -= Math.max(0, seat.half - node.half)
    const y = 1090 - ground + (seat ? node.y : 0)
    const rest = seat ? ({ on: seat, how: node.how } as const) : ({ on: null, how: 'free' } as const)
    out.set(node, { ...node, ...rest, x: seat ? x + node.x - seat.x : x, y, facing: 1, bed: null })
    x -= node.half * 0.9
  }
  return out
}

/** Somebody curled up on the floor, before the bed; the first at its left side. */
export const onFloor = (node: FigureNode, at: number, { left, right }: Side, ground: number): FigureNode => {
  const f = 0.98 * sizeOf(node)
  const half = 150 * f
  const x = at % 2 ? right + half * 0.9 : left - half * 0.86 - Math.floor(at / 2) * 2 * half
  return { ...curled(node, f), x, y: 1100 - ground, facing: at % 2 ? -1 : 1, z: 14 }
}

/** Somebody curled up under the bed, the head to its left side. */
export const underBed = (node: FigureNode, at: number, { left }: Side, ground: number): FigureNode => {
  const f = 0.6 * sizeOf(node)
  return { ...curled(node, f), x: left + (150 + at * 260) * f, y: 1092 - ground, facing: -1, z: 12 }
}

/** Somebody curled up on the quilt, on the feet of `under`. */
export const onFeet = (
  node: FigureNode,
  under: { x: number; y: number; f: number },
  at: number,
  ground: number,
): FigureNode => {
  const f = 0.66 * sizeOf(node)
  return {
    ...curled(node, f),
    x: under.x + at * 200 * f,
    y: under.y + 360 - ground,
    facing: at % 2 ? -1 : 1,
    z: 15,
  }
}

type Side = { left: number; right: number }

const curled = (node: FigureNode, f: number): FigureNode => ({
  ...node,
  f,
  half: 140 * f,
  on: null,
  how: 'free',
  bed: 'curled',
  holds: null,
})

/** Who lies in a heap, the largest in its middle. */
export function inHeap(
  nodes: readonly FigureNode[],
  middle: number,
  ground: number,
): [FigureNode, Partial<FigureNode>][] {
  const spots = [
    { x: -10, y: 930, turn: 1 },
    { x: -270, y: 1066, turn: 1 },
    { x: 330, y: 1070, turn: -1 },
    { x: 30, y: 1092, turn: 1 },
  ] as const
  const sorted = nodes.toSorted((a, b) => b.player.size - a.player.size)
  return sorted.map((node, i) => {
    const { x, y, turn } = spots[i % 4]!
    const f = Math.max(0.85, Math.min(1.5, node.player.size * 1.25)) * (i === 0 ? 1.08 : 0.95)
    const at = { x: middle + x, y: (sorted.length === 1 ? 1040 : y) - ground }
    return [node, { ...at, f, half: bodyOf(node) * f, facing: turn, bed: 'curled', z: i * 2 }]
  })
}

/** Who lies in a hammock: at both its ends, and between. */
export function inHammock(nodes: readonly FigureNode[], { x: middle, y }: Rest, ground: number) {
  const ends = [
    { x: -205, facing: 1, turn: -46 },
    { x: 205, facing: -1, turn: -46 },
    { x: -10, facing: 1, turn: -16 },
  ] as const
  return nodes.map((node, i) => {
    const { x, facing, turn } = ends[i % 3]!
    const f = 1.02 * sizeOf(node)
    const at = { x: middle + x, y: y + (i === 2 ? 34 : 0) - ground }
    return [node, { ...at, f, half: bodyOf(node) * f, facing, bed: 'row' as const, bedTurn: turn }] as const
  })
}
