import type { FigureNode, Node } from './nodes.ts'

export const cords: ReadonlySet<string> = new Set(['rope', 'vine', 'wool', 'string-lights'])

/** Ties a rope that a figure pulls to whoever pulls it too, to what it is on, to whom it is pulled from, or to what hangs above. */
export function tie(node: FigureNode, all: readonly Node[]): void {
  const rope = node.target
  if (node.act?.does !== 'pulls' || rope?.kind !== 'thing' || !cords.has(rope.prop) || rope.tiedTo) return
  const from = node.act.how.find(({ by }) => by === 'from' || by === 'on')?.what
  const above = all.find((one) => one.kind === 'thing' && one !== rope && one.y < -100)
  const other = all.find(
    (one) => one.kind === 'figure' && one !== node && one.target === rope && one.act?.does === 'pulls',
  )
  const end = all.find(({ id }) => id === from) ?? other ?? above
  if (!end) return
  rope.tiedTo = end
  const isHigh = end.kind === 'thing' && end.y < -100
  rope.half = 8
  rope.x = node.x + node.facing * (isHigh ? 78 : 104) * node.f
  rope.y = (isHigh ? -190 : -96) * node.f
  rope.height = 20
}
