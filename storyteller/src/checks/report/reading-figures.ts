import { ageGroups, type AgeGroup, type StoryAttribute } from '@moonpage/contract/story-input'
import { mean, mixedQuests, type Sample } from '../samples.ts'
import { bands, measureReading, type Band } from '../reading.ts'
import { roomOf } from '../../room.ts'
import { atLeast, atMost, quantile, type Figure } from './figure.ts'

const forms = ['prose', 'verse'] as const

const wordsOn = (page: { content: string }) => page.content.split(/\s+/).length

/** Length and difficulty of books of an age group, with its band; `of` labels the measure. */
const readingFiguresOf = (
  age: AgeGroup,
  samples: readonly Sample[],
  of: (what: string) => string,
): Figure[] => {
  const band = bands[age]
  const pages = samples.flatMap(({ pages: all }) => all.map(wordsOn))
  const words = samples.map(({ text, names }) => measureReading(text, names).words)
  return [
    atLeast(of('words, shortest book'), Math.min(...words), band.words[0], 'count'),
    atMost(of('words, longest book'), Math.max(...words), band.words[1], 'count'),
    atMost(
      of('pages that a phone does not hold'),
      pages.filter((count) => count > roomOf[age].page).length / pages.length,
      0.05,
      'share',
    ),
    ...hardnessFiguresOf(samples, of, band),
  ]
}

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
const readingOf = (age: AgeGroup, form: (typeof forms)[number], count: number): Figure[] =>
  readingFiguresOf(
    age,
    mixedQuests(count, { age_group: age }, `reading ${form}`, withForm(form)),
    (what) => `${form} ${age}: ${what}`,
  )

/** Figures of ten-page books of every age group, in prose and in verse, with zero to three attributes. */
export const readingFigures = (count: number): Figure[] =>
  forms.flatMap((form) => ageGroups.flatMap((age) => readingOf(age, form, count)))
