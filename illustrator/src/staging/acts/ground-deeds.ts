import type { Prop } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import type { FigureNode } from './nodes.ts'

/** Where hands dig, in figure units. */
export const dugAt: Spot = { x: 122, y: -8 }

/** Whether somebody digs where there is no hole yet. */
export const digsEarth = ({ act, target }: FigureNode): boolean =>
  act?.does === 'digs' && !(target?.kind === 'thing' && target.prop === 'pit')

/** Water that shows who looks into it. */
const mirrors: ReadonlySet<Prop> = new Set<Prop>(['puddle', 'pond'])

/** Whether somebody looks into still water, and sees themselves there. */
export const looksIntoWater = ({ act, target }: FigureNode): boolean =>
  (act?.does === 'looks' || act?.does === 'peeps') &&
  target?.kind === 'thing' &&
  mirrors.has(target.prop) &&
  act.how.some(({ by, what }) => what === target.id && by !== 'behind')
