import type { Scene } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import { type Box, union } from '../cameras.ts'
import { wide } from './deeds.ts'
import type { ThingNode } from './nodes.ts'
import type { Tableau } from './tableau.ts'

/** How wide a tableau is. */
export const spanOf = ({ figures, things }: Tableau): Box => {
  const free = things.filter(({ by, prop }) => !by && propInfo[prop].width < wide)
  const boxes = [...figures, ...free].map(({ x, half }) => ({
    left: x - half,
    right: x + half,
    top: 0,
    bottom: 0,
  }))
  return boxes.length > 0 ? boxes.reduce(union) : { left: -1, right: 1, top: 0, bottom: 0 }
}

/** Whether a thing just stands a little way off, and nobody has anything to do with it: furniture from earlier pages. */
const isBackdrop = ({ id, depth }: ThingNode, { acts = [] }: Scene): boolean =>
  depth === 1 &&
  acts.every(
    ({ who, does, how }) =>
      (who !== id || does === 'stands') && how.every(({ what }) => who === id || what !== id),
  )

/** A tableau without what makes nothing small that goes on in front. */
export const withoutBackdrop = (tableau: Tableau, scene: Scene): Tableau => ({
  ...tableau,
  things: tableau.things.filter((thing) => !isBackdrop(thing, scene)),
})

/** The width in canvas units that a view has in any case. */
const narrow = 900

/** Moves what stands a little way off half behind those in front where it would widen the view, the second to the other side. */
export function setBackdrop(tableau: Tableau, scene: Scene): void {
  const { left, right } = spanOf(withoutBackdrop(tableau, scene))
  tableau.things
    .filter((thing) => isBackdrop(thing, scene))
    .forEach((thing, at) => {
      const middle = (left + right) / 2
      const x = Math.min(thing.x, Math.max(middle + narrow / 2 - thing.half, right + thing.half * 0.4))
      thing.x = at % 2 === 0 ? x : left + right - x
    })
}
