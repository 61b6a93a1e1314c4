import { themes } from '@moonpage/contract/categories'
import { catalogue } from '../../tales/catalogue.ts'
import { readLedger } from '../ledger/read-ledger.ts'
import { mixedSamples } from '../samples.ts'
import { atMost, type Figure } from './figure.ts'
import { honourFigures } from './honour-figures.ts'
import { readingFigures } from './reading-figures.ts'
import { sixBooksFigures, storyFigures } from './story-figures.ts'
import { mixedFigures } from './variety-figures.ts'

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

/**
 * Measures stories as families get them.
 * @param count stories; a small number finds defects, 300 gives reliable figures
 */
export function measureStories(count: number): Table[] {
  const mixed = mixedSamples(count, {}, 'feed')
  const each = Math.max(8, Math.round(count / 6))
  return [
    { title: `Stories of ${count} wishes`, figures: [...storyFigures(mixed), ...sixBooksFigures()] },
    { title: 'Reading, ten pages', figures: readingFigures(each) },
    { title: 'Variety', figures: mixedFigures(mixed) },
    { title: 'What was asked for', figures: honourFigures(mixed, each) },
  ]
}
