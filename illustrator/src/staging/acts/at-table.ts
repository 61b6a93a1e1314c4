import { turnTo } from './board.ts'
import type { Node, ThingNode } from './nodes.ts'

/** Turns whoever sits by a table to it, unless they look at something else. */
export function faceTable(node: Node, table: ThingNode): void {
  if (table.prop !== 'table' || node.kind !== 'figure' || node.how !== 'seated') return
  if (node.act?.does === 'sits' && (!node.target || node.target === node.on)) turnTo(node, table)
}
