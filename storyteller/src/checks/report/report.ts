import { themes } from '@moonpage/contract/categories'
import { catalogue } from '../../tales/catalogue.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import { mixedQuests, mixedSamples } from '../samples.ts'
import { atMost, type Figure } from './figure.ts'
import { honourFigures } from './honour-figures.ts'
import { readingFigures } from './reading-figures.ts'
import { sixBooksFigures, storyFigures } from './story-figures.ts'
import { mixedFigures, sameWishFigures } from './variety-figures.ts'

export type Table = { title: string; figures: Figure[] }

/**
 * Faults that the ledger finds in all tales.
 * @param every reads each n-th binding
 */
export function ledgerFigures(every: number): Figure[] {
  const tales = themes.flatMap((theme) => catalogue.talesOf(theme))
  const faults = tales.flatMap((tale) =>
    readLedger(tale, catalogue.lexicon(), every).filter(({ level }) => level === 'fault'),
  )
  return [atMost(`faults that the ledger finds in ${tales.length} tales`, faults.length, 0, 'count')]
}

/** Measures stories as families get them: tales alone, and all. */
export function measureTales(count: number): Table[] {
  const all = mixedSamples(count, {}, 'feed')
  const tales = all.filter(({ outline }) => outline.tale)
  return [
    {
      title: `Tales (${tales.length} of ${count} wishes)`,
      figures: [...storyFigures(tales), ...sixBooksFigures(({ outline }) => outline.tale !== undefined)],
    },
    {
      title: 'All stories: tales, and quests where no tale fits',
      figures: [...storyFigures(all), ...sixBooksFigures(() => true)],
    },
  ]
}

/**
 * Measures all requirements on quests.
 * @param count stories; a small number finds defects, 300 gives reliable figures
 */
export const measureQuests = (count: number): Table[] => {
  const mixed = mixedQuests(Math.max(100, Math.round(count / 3)))
  const each = Math.max(8, Math.round(count / 6))
  return [
    { title: 'Quests: reading, ten pages', figures: readingFigures(each) },
    {
      title: 'Quests: variety',
      figures: [...mixedFigures(mixed), ...sameWishFigures(Math.max(15, Math.round(count / 15)))],
    },
    { title: 'Quests: what was asked for', figures: honourFigures(mixed, each) },
  ]
}
