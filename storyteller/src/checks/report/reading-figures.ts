import { ageGroups, type AgeGroup } from '@moonpage/contract/story-input'
import { mean, mixedSamples } from '../samples.ts'
import { bands, measureReading } from '../reading.ts'
import { roomOf } from '../../room.ts'
import { atLeast, atMost, quantile, type Figure } from './figure.ts'

const forms = ['prose', 'verse'] as const

const wordsOn = (page: { content: string }) => page.content.split(/\s+/).length

/** How hard `count` books of one age are to read, in prose or in verse, beside its band. */
const readingOf = (age: AgeGroup, form: (typeof forms)[number], count: number): Figure[] => {
  const samples = mixedSamples(
    count,
    { age_group: age },
    `reading ${form}`,
    form === 'verse'
      ? (drawn) => [...new Set([...drawn, 'rhyming' as const])]
      : (drawn) => drawn.filter((each) => each !== 'rhyming'),
  )
  const readings = samples.map(({ text, names }) => measureReading(text, names))
  const band = bands[age]
  const of = (what: string) => `${form} ${age}: ${what}`
  const pages = samples.flatMap(({ pages: all }) => all.map(wordsOn))
  return [
    atLeast(
      of('words, shortest book'),
      Math.min(...readings.map(({ words }) => words)),
      band.words[0],
      'count',
    ),
    atMost(
      of('words, longest book'),
      Math.max(...readings.map(({ words }) => words)),
      band.words[1],
      'count',
    ),
    atMost(
      of('pages that a phone does not hold'),
      pages.filter((words) => words > roomOf[age].page).length / pages.length,
      0.05,
      'share',
    ),
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

/** Ten-page books of every age, in prose and in verse, with nought to three attributes. */
export const readingFigures = (count: number): Figure[] =>
  forms.flatMap((form) => ageGroups.flatMap((age) => readingOf(age, form, count)))
