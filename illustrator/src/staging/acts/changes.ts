import { resize, type FigureNode, type ThingNode } from './nodes.ts'
import type { Tableau } from './tableau.ts'

/** How a figure or a thing is placed otherwise than it would be: moved on the tableau, drawn later or earlier, larger. */
export type Change = { id: string; dx?: number; dy?: number; dz?: number; k?: number }

/** Another way to stage a scene: changes of its tableau, its mirror image, a view that is wider by a factor. */
export type Restaging = { changes: readonly Change[]; isMirrored?: boolean; wider?: number }

export const unchanged: Restaging = { changes: [] }

/** Applies changes to a tableau, each also to whoever and whatever is on what is changed. */
export function applyChanges(tableau: Tableau, changes: readonly Change[]): void {
  for (const { id, dx = 0, dy = 0, dz = 0, k = 1 } of changes) {
    const thing = tableau.things.find((node) => node.id === id)
    const node = thing ?? tableau.figures.find((one) => one.id === id)
    if (!node) continue
    for (const one of [node, ...onIt(tableau, node)]) {
      one.x += dx
      one.y += dy
      one.z += dz
    }
    if (thing) resize(thing, k)
  }
}

/** Who sits on, and what lies on or in, a thing; who is on somebody's head, back or lap. */
function onIt({ figures, things }: Tableau, base: FigureNode | ThingNode): (FigureNode | ThingNode)[] {
  if (base.kind === 'figure')
    return figures.filter(
      (node) =>
        node !== base &&
        (base.bears === node ||
          (node.how === 'seated' &&
            node.on === null &&
            node.act?.how.some(({ by, what }) => by === 'on' && what === base.id))),
    )
  return [...things.filter(({ on }) => on === base), ...figures.filter(({ on }) => on === base)]
}
