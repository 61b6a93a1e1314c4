import { mixedQuests } from '../samples.ts'
import type { Figure } from './figure.ts'
import { honourFigures } from './honour-figures.ts'
import { readingFigures } from './reading-figures.ts'
import { mixedFigures, sameWishFigures } from './variety-figures.ts'

export type Table = { title: string; figures: Figure[] }

/**
 * Measures all requirements on stories.
 * @param count stories; a small number finds defects, 300 gives reliable figures
 */
export const measureStories = (count: number): Table[] => {
  const mixed = mixedQuests(Math.max(100, Math.round(count / 3)))
  const each = Math.max(8, Math.round(count / 6))
  return [
    { title: 'Reading, ten pages', figures: readingFigures(each) },
    {
      title: 'Variety',
      figures: [...mixedFigures(mixed), ...sameWishFigures(Math.max(15, Math.round(count / 15)))],
    },
    { title: 'What was asked for', figures: honourFigures(mixed, each) },
  ]
}
