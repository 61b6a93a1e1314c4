import { deeds } from './deeds.ts'
import { distances, isIn, type FigureNode, type Node } from './nodes.ts'

/** Places who and what is far off at the side to which those look who are near, the farthest outside. */
export function stageFar(all: readonly Node[], scale: number): void {
  const near = all.filter(isIn)
  let edge = near.length > 0 ? Math.max(...near.map(({ x, half }) => x + half)) : 0
  for (const node of all.filter(({ depth }) => depth > 0).toSorted((a, b) => a.depth - b.depth)) {
    const gap = near.length > 0 ? (node.depth === 2 ? 130 : 120) * scale : 0
    const x = edge + gap + node.half
    Object.assign(node, { x, y: -distances[node.depth]!.rise * scale, z: -4 - node.depth, isPlaced: true })
    edge = x + node.half
    if (node.kind === 'thing') continue
    const leaves = node.act?.how.some(({ by }) => by === 'from')
    node.facing = leaves ? 1 : -1
    node.target = near.find((one): one is FigureNode => one.kind === 'figure') ?? null
    if (leaves || deeds[node.act?.does ?? 'stands'].goes) node.target = null
  }
}
