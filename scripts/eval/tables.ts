import { ageGroups } from '@moonpage/contract/story-input'
import { bands } from '@moonpage/storyteller/checks/reading'
import { hardnessFiguresOf } from '@moonpage/storyteller/checks/report/reading-figures'
import type { Table } from '@moonpage/storyteller/checks/report/report'
import { rhymeFigures, wishFigures } from '@moonpage/storyteller/checks/report/honour-figures'
import { mixedFigures } from '@moonpage/storyteller/checks/report/variety-figures'
import type { Sample } from '@moonpage/storyteller/checks/samples'
import { lengthFiguresOf } from './length-figures.ts'
import { pictureFigures } from './picture-figures.ts'

/**
 * Added to the allowed share of unfamiliar words: Spache's list lacks robots and the moon, and tales that readers found
 * clear have up to 17 % outside of it at 7-8.
 */
const moreHardWords = 0.05

/**
 * The requirements on stories, measured for any text model: as `npm run story:report` measures ours, but each book by
 * the limits in its own prompt.
 */
export const tablesOf = (samples: readonly Sample[]): Table[] => [
  {
    title: 'Reading',
    figures: ageGroups.flatMap((age) => {
      const books = samples.filter(({ input }) => input.age_group === age)
      if (books.length === 0) return []
      const of = (what: string) => `${age}: ${what}`
      const band = { ...bands[age], unfamiliar: bands[age].unfamiliar + moreHardWords }
      return [...lengthFiguresOf(books, of), ...hardnessFiguresOf(books, of, band)]
    }),
  },
  { title: 'Variety', figures: mixedFigures(samples) },
  { title: 'Pictures', figures: pictureFigures(samples) },
  {
    title: 'What was asked for',
    figures: [
      ...wishFigures(samples, true),
      ...rhymeFigures(samples.filter(({ input }) => input.story_attributes.includes('rhyming'))),
    ],
  },
]
