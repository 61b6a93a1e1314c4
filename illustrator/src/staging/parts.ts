import { propInfo } from '../props/draw-prop.ts'
import { heightIn } from '../props/draw-state.ts'
import type { Spot } from '../figures/figure-action.ts'
import type { Box } from './cameras.ts'
import type { Layer } from './layout.ts'
import { faceRadius } from './players.ts'
import type { DrawnFigure } from './subject.ts'

/** A face or a thing of a drawn scene, in canvas units; what has a higher `order` is drawn over what has a lower one. */
export type Part =
  | { kind: 'face'; id: string; box: Box; hands: readonly Spot[]; order: number; isClipped: boolean }
  | { kind: 'thing'; id: string; box: Box; order: number }

/** The faces and the things of the acts, as they were drawn. */
export const partsOf = (layers: readonly Layer[], drawn: readonly DrawnFigure[]): Part[] =>
  layers.flatMap((layer, order): Part[] => {
    if (layer.kind === 'thing') {
      const { id, thing, x, y, scale, stretch = 1 } = layer.thing
      const { width, gripY = 0 } = propInfo[thing.prop]
      const height = heightIn(thing.prop, layer.thing.state)
      const bottom = y + gripY * scale
      const half = (width / 2) * scale * stretch
      const box = { left: x - half, right: x + half, top: bottom - height * scale, bottom }
      return id === undefined ? [] : [{ kind: 'thing', id, box, order }]
    }
    if (layer.kind !== 'figure') return []
    const found = drawn.find(({ placed }) => placed === layer.figure)
    if (!found) return []
    const { placed, anchors } = found
    const radius = faceRadius(placed)
    const { x, y } = anchors.head
    const box = anchors.face ?? { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
    const isClipped = placed.clip !== undefined || placed.inBed
    return [{ kind: 'face', id: placed.member.who, box, hands: anchors.hands ?? [], order, isClipped }]
  })
