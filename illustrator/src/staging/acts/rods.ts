import type { FigureAction, Spot } from '../../figures/figure-action.ts'
import { propInfo } from '../../props/draw-prop.ts'
import type { ThingNode } from './nodes.ts'

/** Whether a thing is a stick: both hands are round it, one over the other. */
export const isRod = ({ prop, thing }: ThingNode): boolean =>
  propInfo[prop].height > 1.9 * propInfo[prop].width && !thing.says && thing.count === 1

export const oneOverOther = ({ x, y }: Spot): FigureAction['reach'] => ({
  front: { x: x + 3, y: y - 14 },
  back: { x: x - 3, y: y + 20 },
})
