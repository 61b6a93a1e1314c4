import { isBird } from '../../figures/birds.ts'
import type { FigureAction } from '../../figures/figure-action.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { FigureNode } from './nodes.ts'

/**
 * Who listens to somebody looks at them, a hand behind the ear; of a bird the wings stay down, of who goes on four the paws. Nothing
 * for who does something else, or is on a seat.
 */
export function listening({ act, how, player }: FigureNode): Partial<FigureAction> {
  const { species } = player.sheet
  if (act?.does !== 'listens' || how !== 'free') return {}
  if (goesOnFour(species) || species === 'whale') return { head: 'profile', tilt: 6 }
  if (isBird(species)) return { act: undefined, head: 'profile', reach: {}, tilt: 4 }
  return { head: 'profile', reach: { back: { x: -58, y: -226 } }, tilt: 4 }
}
