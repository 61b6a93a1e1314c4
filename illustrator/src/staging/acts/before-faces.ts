import { propInfo } from '../../props/draw-prop.ts'
import type { Box } from '../cameras.ts'
import type { PlacedThing } from '../place-cast.ts'
import type { Placed } from '../players.ts'
import { wide } from './deeds.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import { hiddenPoints, silhouetteOf } from './silhouette.ts'

type Drawn = { placed: Placed; z: number }

const boxOf = ({ thing, x, y, scale }: PlacedThing): Box => {
  const { width, height, gripY = 0 } = propInfo[thing.prop]
  const bottom = y + gripY * scale
  return {
    left: x - (width / 2) * scale,
    right: x + (width / 2) * scale,
    top: bottom - height * scale,
    bottom,
  }
}

/** The height of a thing, by itself `own`: behind those whose faces it would hide, unless they are in it or behind it. */
export function behindFaces(
  node: ThingNode,
  thing: PlacedThing,
  own: number,
  { figures, nodes }: { figures: readonly Drawn[]; nodes: readonly FigureNode[] },
): number {
  if (own < 0 || propInfo[node.prop].width >= wide) return own
  const box = boxOf(thing)
  return figures.reduce((least, { placed, z }, at) => {
    const { on, how, bed, act } = nodes[at]!
    if (z > least || z < 0 || on === node || how === 'inside' || how === 'behind' || how === 'peeping')
      return least
    if (bed !== null || act?.does === 'hides') return least
    return hiddenPoints(silhouetteOf(placed).face, [box]) > 1 ? z - 0.5 : least
  }, own)
}

/** Lowers what is before everybody, so that it covers no face. */
export function lowered(thing: PlacedThing, figures: readonly Drawn[]): PlacedThing {
  const { width, layer } = propInfo[thing.thing.prop]
  if (width < wide || layer !== 'before') return thing
  const faces = figures.flatMap(({ placed, z }) => {
    return z >= 0 && z < 38 && !placed.inBed ? [silhouetteOf(placed).face.bottom] : []
  })
  const { top, bottom } = boxOf(thing)
  const lowest = Math.max(top, ...faces.map((face) => face + 8))
  return { ...thing, y: thing.y + Math.min(lowest - top, (bottom - top) * 0.6) }
}
