import { actOn } from '../../figures/acts.ts'
import { isBird } from '../../figures/birds.ts'
import type { FigureAction } from '../../figures/figure-action.ts'
import type { FigureNode } from './nodes.ts'

/** Whether a bird lies down where there is no bed: one that only sleeps does so upright. */
export const liesOnSide = ({ act, player, how, bed, tuckedIn }: FigureNode): boolean =>
  isBird(player.sheet.species) &&
  ((act?.does === 'lies' && (how === 'free' || how === 'seated')) ||
    (act?.does === 'sleeps' && how === 'seated')) &&
  bed === null &&
  !tuckedIn

/** Lies with the eyes shut. */
export const lyingOnSide = (): FigureAction => ({
  ...actOn('lie'),
  reach: {},
  head: 'three-quarter',
  gaze: 'viewer',
  face: 'sleepy',
})
