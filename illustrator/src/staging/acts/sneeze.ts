import { put } from './board.ts'
import { thingNode, type FigureNode, type ThingNode } from './nodes.ts'

/** A cloud of pepper before the face of whoever sneezes. */
export function sneezed(node: FigureNode): ThingNode | null {
  if (node.act?.does !== 'sneezes' || node.depth > 0) return null
  const puff = thingNode({ id: `${node.id} sneeze`, name: 'a sneeze', prop: 'puff', count: 1 }, node.f * 0.62)
  if (puff) put(puff, node.x + node.facing * (node.half + 92 * node.f), node.y - 150 * node.f)
  // Behind whoever is sneezed at.
  if (puff) puff.z = 4
  return puff
}
