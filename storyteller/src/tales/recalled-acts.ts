import type { Outline } from '../outline.ts'
import type { Act } from '../scene.ts'
import type { BookPage, TaleBook } from './tell-book.ts'

/** Who comes back on a page, and what stands by the bed at the end. */
export function recalledActs({ recalls = [], kept = [] }: Recalling, { pages }: TaleBook, at: number): Act[] {
  const isBed = at === pages.length - 1 && pages[at]?.shown.at === 'bed'
  return [
    ...recalls
      .filter(({ page_number, shows }) => page_number === at + 1 && shows)
      .map(({ shows = '' }): Act => ({
        who: shows,
        does: 'stands',
        how: [{ by: 'beside', what: 'hero' }],
        feels: 'happy',
      })),
    ...(isBed ? kept : []).map((noun): Act => ({
      who: noun,
      does: 'stands',
      how: [],
      feels: null,
    })),
  ]
}

export type Recalling = Pick<Outline, 'recalls' | 'kept' | 'home_seed'>

/** Whether a page's picture shows the hero's home. */
export const isAtHome = ({ shown }: BookPage): boolean => ['home', 'indoors', 'bed'].includes(shown.at)
