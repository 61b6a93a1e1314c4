import { ageGroups, type AgeGroup, type StoryAttribute } from '@moonpage/contract/story-input'
import { mean, mixedSamples, type Sample } from '../samples.ts'
import { measureReading, type Band } from '../reading.ts'
import { gateFor, wordSlack } from '../ledger/reading-gates.ts'
import { atLeast, atMost, goal, quantile, type Figure } from './figure.ts'

const forms = ['prose', 'verse'] as const

/** Difficulty of books, with a band; `of` labels the measure. */
export const hardnessFiguresOf = (
  samples: readonly Sample[],
  of: (what: string) => string,
  band: Band,
): Figure[] => {
  const readings = samples.map(({ text, names }) => measureReading(text, names))
  return [
    atMost(of('words a sentence'), mean(readings.map(({ meanSentence }) => meanSentence)), band.meanSentence),
    atMost(
      of('longest sentence (95 % of books)'),
      quantile(
        readings.map(({ longestSentence }) => longestSentence),
        0.95,
      ),
      band.longestSentence,
      'count',
    ),
    atMost(
      of('Flesch-Kincaid, most'),
      Math.max(...readings.map(({ fleschKincaid }) => fleschKincaid)),
      band.fleschKincaid,
    ),
    atMost(of('Spache, most'), Math.max(...readings.map(({ spache }) => spache)), band.spache),
    atMost(
      of('words outside the Spache list'),
      mean(readings.map(({ unfamiliar }) => unfamiliar)),
      band.unfamiliar,
      'share',
    ),
  ]
}

const withForm = (form: (typeof forms)[number]) => (drawn: StoryAttribute[]) =>
  form === 'verse'
    ? [...new Set([...drawn, 'rhyming' as const])]
    : drawn.filter((attribute) => attribute !== 'rhyming')

/** Figures of `count` ten-page books of an age group, in prose or in verse. */
const readingOf = (age: AgeGroup, form: (typeof forms)[number], count: number): Figure[] => {
  const samples = mixedSamples(count, { age_group: age }, `reading ${form}`, withForm(form))
  const of = (what: string) => `${form} ${age}: ${what}`
  const band = gateFor({ age, verse: form === 'verse' })
  const words = samples.map(({ text, names }) => measureReading(text, names).words)
  const shortest = atLeast(of('words, shortest book'), Math.min(...words), band.words[0], 'count')
  return [
    // From five on, verse is the same at all ages.
    ...(form === 'prose' ? [shortest] : []),
    atMost(of('words, longest book'), Math.max(...words), Math.floor(band.words[1] * wordSlack), 'count'),
    ...hardnessFiguresOf(samples, of, band).map((figure) =>
      figure.name.endsWith('Spache list') ? goal(figure) : figure,
    ),
  ]
}

/** Figures of ten-page books of every age group, in prose and in verse, with zero to three attributes. */
export const readingFigures = (count: number): Figure[] =>
  forms.flatMap((form) => ageGroups.flatMap((age) => readingOf(age, form, count)))
