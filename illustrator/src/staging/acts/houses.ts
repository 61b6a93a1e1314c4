import { isRoom, type Scene } from '@moonpage/storyteller/scene'
import { n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'
import { facade } from '../../places/parts/facade.ts'
import { follow } from './fixtures.ts'
import type { ThingNode } from './nodes.ts'
import type { Frame } from './frame.ts'
import type { Tableau } from './tableau.ts'
import { walled } from './walled.ts'

const parts: ReadonlySet<string> = new Set(['door', 'window', 'curtain'])

/** Of these, those without a wall that is high enough for a window. */
const open: readonly Scene['place'][] = ['castle-tower', 'jungle-temple']

/** The dark doorway of a house whose door somebody has taken off. */
function doorway(b: Brush, x: number, y: number, half: number, height: number): void {
  const path = `M${n1(x - half)} ${n1(y)}V${n1(y - height + half)}A${n1(half)} ${n1(half)} 0 0 1 ${n1(x + half)} ${n1(y - height + half)}V${n1(y)}Z`
  b.d.shape(path, b.mood.dark ? '#f0c478' : b.tone('#6a4a40'), { shade: 0.4 })
}

/**
 * A house behind every door and window that stands outdoors, since nothing of a house stands loose on a meadow. A window is
 * moved up to its wall.
 */
export function housesFor(
  { figures, things }: Tableau,
  { place }: Scene,
  { toX, toY }: Frame,
  scale: number,
): { z: number; paint: (b: Brush) => void }[] {
  const isWalled = walled.includes(place) && !open.includes(place)
  // A window is in the wall, also where the place has none.
  if (isWalled)
    for (const node of things)
      if (node.prop === 'window' && !node.by && !node.isFixed && node.depth === 0) {
        raise(node, 1.3 * scale)
        follow(node, { figures, things })
      }
  if (isRoom(place) || isWalled) return []
  // A tale may have a door without a wall: a lone door.
  const part = things.find(
    ({ id, prop, isHidden }) => parts.has(prop) && !isHidden && !id.startsWith('lone '),
  )
  if (!part || (walled.includes(place) && part.prop !== 'window')) return []
  for (const node of things)
    if (node.prop === 'window' && !node.by) {
      raise(node, scale)
      follow(node, { figures, things })
    }
  const width = Math.max(620, 700 * scale)
  const x = part.by ? toX(part.by.x) + 60 * scale : toX(part.x)
  const y = toY(0) - 26 * scale
  return [
    {
      z: -1,
      paint: (b) => {
        facade(b, x, y, width)
        if (part.by && part.prop === 'door') doorway(b, x, y, 80 * scale, 330 * scale)
      },
    },
  ]
}

const raise = (node: ThingNode, scale: number): void => {
  node.y = Math.min(node.y, -130 * scale)
}
