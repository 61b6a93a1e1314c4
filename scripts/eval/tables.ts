import { ageGroups } from '@moonpage/contract/story-input'
import { readingFiguresOf } from '@moonpage/storyteller/checks/report/reading-figures'
import type { Table } from '@moonpage/storyteller/checks/report/report'
import { rhymeFigures, wishFigures } from '@moonpage/storyteller/checks/report/honour-figures'
import { mixedFigures } from '@moonpage/storyteller/checks/report/variety-figures'
import type { Sample } from '@moonpage/storyteller/checks/samples'

/** What is asked of stories, measured in these, whoever told them: the same figures as `npm run story:report`. */
export const tablesOf = (samples: readonly Sample[]): Table[] => [
  {
    title: 'Reading',
    figures: ageGroups.flatMap((age) => {
      const books = samples.filter(({ input }) => input.age_group === age)
      return books.length > 0 ? readingFiguresOf(age, books, (what) => `${age}: ${what}`) : []
    }),
  },
  { title: 'Variety', figures: mixedFigures(samples) },
  {
    title: 'What was asked for',
    figures: [
      ...wishFigures(samples),
      ...rhymeFigures(samples.filter(({ input }) => input.story_attributes.includes('rhyming'))),
    ],
  },
]
