import { fillNames } from '@moonpage/contract/names'
import { ageGroups } from '@moonpage/contract/story-input'
import { faultsOf } from '@moonpage/storyteller/checks/consistency'
import { bands, measureReading, wordsFor } from '@moonpage/storyteller/checks/reading'
import { distinctPairs, repeatedRuns, sharedRuns } from '@moonpage/storyteller/checks/repetition'
import { judgeRhyme } from '@moonpage/storyteller/checks/rhyme'
import { mean, type Sample } from '@moonpage/storyteller/checks/samples'
import { severeWords } from '@moonpage/storyteller/checks/severe-words'
import { isNamed } from '@moonpage/storyteller/data/prop-words'

/** One line: what was measured over many stories, beside what it must be. */
export type Figure = {
  name: string
  value: number
  bound: 'most' | 'least'
  target: number
  unit: 'count' | 'share' | 'number'
}
export type Table = { title: string; figures: Figure[] }

const atMost = (name: string, value: number, target: number, unit: Figure['unit'] = 'number'): Figure => ({
  name,
  value,
  bound: 'most',
  target,
  unit,
})
const atLeast = (name: string, value: number, target: number, unit: Figure['unit'] = 'number'): Figure => ({
  ...atMost(name, value, target, unit),
  bound: 'least',
})

export const holds = ({ value, bound, target }: Figure): boolean =>
  bound === 'most' ? value <= target : value >= target

/** A story as it is read: names filled in. */
export const sampleOf = ({ input, outline, pages }: Pick<Sample, 'input' | 'outline' | 'pages'>): Sample => ({
  input,
  outline,
  pages,
  text: pages.map((page) => fillNames(page.content, outline.names)).join('\n'),
  title: fillNames(outline.title, outline.names),
  names: [outline.names.hero, outline.names.companion, ...outline.cast.map((sheet) => sheet.name)],
})

/**
 * What is asked of stories, measured in these. The one place that decides which figures `npm run eval` prints: where
 * a report over samples exists, it is called here.
 */
export const tablesOf = (samples: readonly Sample[]): Table[] => [
  { title: 'Reading', figures: readingFigures(samples) },
  { title: 'Variety', figures: varietyFigures(samples) },
  { title: 'What was asked for', figures: honourFigures(samples) },
]

/** Books of one age beside its band; books out of it count, not their mean. */
const readingFigures = (samples: readonly Sample[]): Figure[] =>
  ageGroups.flatMap((age) => {
    const books = samples.filter(({ input }) => input.age_group === age)
    if (books.length === 0) return []
    const band = bands[age]
    const readings = books.map(({ text, names }) => measureReading(text, names))
    const inBand = books.filter(({ input }, at) => {
      const [least, most] = wordsFor(age, input.page_count)
      const { words } = readings[at] ?? { words: 0 }
      return words >= least && words <= most
    })
    const over = (what: string, measure: (reading: (typeof readings)[number]) => number, target: number) =>
      atMost(`${age}: ${what}, mean`, mean(readings.map(measure)), target)
    return [
      atLeast(
        `${age}: books with as many words as they should have`,
        inBand.length / books.length,
        1,
        'share',
      ),
      over('words a sentence', (reading) => reading.meanSentence, band.meanSentence),
      over('longest sentence', (reading) => reading.longestSentence, band.longestSentence),
      over('Flesch-Kincaid', (reading) => reading.fleschKincaid, band.fleschKincaid),
      over('Spache', (reading) => reading.spache, band.spache),
      over('words outside the Spache list', (reading) => reading.unfamiliar, band.unfamiliar),
    ]
  })

function varietyFigures(samples: readonly Sample[]): Figure[] {
  const shares = samples.flatMap(({ text }, at) =>
    samples.slice(at + 1).map((other) => sharedRuns(text, other.text)),
  )
  const titles = samples.map(({ title }) => title)
  const openings = samples.filter(({ text }) => text.startsWith('Once upon')).length
  return [
    atLeast(
      'distinct neighbouring pairs, least',
      Math.min(...samples.map(({ text }) => distinctPairs(text))),
      0.8,
    ),
    atMost(
      'repeated runs of four words, most',
      Math.max(...samples.map(({ text }) => repeatedRuns(text))),
      0.12,
      'share',
    ),
    ...(shares.length > 0
      ? [atMost('two stories, shared runs of four words, mean', mean(shares), 0.005)]
      : []),
    atMost("open with 'Once upon'", openings / samples.length, 0.15, 'share'),
    atMost('titles that repeat', 1 - new Set(titles).size / titles.length, 1 / 15, 'share'),
  ]
}

function honourFigures(samples: readonly Sample[]): Figure[] {
  const count = (faults: readonly unknown[]) => faults.length
  const drawn = samples.flatMap(({ pages }) =>
    pages.flatMap(({ scene, content }) => scene.props.map(({ prop }) => isNamed(prop, content))),
  )
  const verse = samples.filter(({ input }) => input.story_attributes.includes('rhyming'))
  const rhymes = verse
    .flatMap(({ text }) => {
      const lines = text.split('\n').filter(Boolean)
      return lines.flatMap((line, at) => (at % 2 ? [] : [judgeRhyme(line, lines[at + 1] ?? '')]))
    })
    .filter((verdict) => verdict !== 'unknown')
  return [
    atMost(
      'faults of subject, setting, time, cast and words',
      count(samples.flatMap(({ input, outline, pages }) => faultsOf(input, { outline, pages }))),
      0,
      'count',
    ),
    atMost(
      'severe words',
      count(samples.flatMap(({ title, text }) => severeWords(`${title} ${text}`))),
      0,
      'count',
    ),
    ...(drawn.length > 0
      ? [
          atLeast(
            'drawn things that the page names',
            drawn.filter(Boolean).length / drawn.length,
            0.95,
            'share',
          ),
        ]
      : []),
    ...(rhymes.length > 0
      ? [
          atLeast(
            'verse: true rhymes among those the dictionary knows',
            rhymes.filter((verdict) => verdict === 'rhymes').length / rhymes.length,
            0.95,
            'share',
          ),
        ]
      : []),
  ]
}
