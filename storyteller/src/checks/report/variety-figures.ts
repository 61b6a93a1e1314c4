import { ageGroups, type AgeGroup } from '@moonpage/contract/story-input'
import { distinctPairs, repeatedRuns, sharedRuns } from '../repetition.ts'
import { inputWith, mean, questOf, type Sample } from '../samples.ts'
import { atLeast, atMost, quantile, type Figure } from './figure.ts'

const pairsOf = (samples: readonly Sample[]): number[] =>
  samples.flatMap((one, at) => samples.slice(at + 1).map((other) => sharedRuns(one.text, other.text)))

/** The text without the refrain, which is repeated on purpose. */
const withoutRefrain = ({ text, outline }: Sample): string =>
  outline.refrain ? outline.refrain.split('\n').reduce((rest, line) => rest.replaceAll(line, ''), text) : text

/** Share of titles that an earlier book has. */
export const repeats = (titles: readonly string[]): number =>
  (titles.length - new Set(titles).size) / titles.length

/** Similarity between stories of mixed input, and repetition within each. */
export const mixedFigures = (samples: readonly Sample[]): Figure[] => {
  const shares = pairsOf(samples)
  return [
    atLeast(
      'mixed: distinct neighbouring pairs in a story, least',
      Math.min(...samples.map(({ text }) => distinctPairs(text))),
      0.8,
    ),
    atMost(
      'mixed: repeated runs of four words, refrain aside, most',
      Math.max(...samples.map((each) => repeatedRuns(withoutRefrain(each)))),
      0.05,
      'share',
    ),
    atMost(
      'mixed: repeated runs of four words, refrain included, most',
      Math.max(...samples.map(({ text }) => repeatedRuns(text))),
      0.12,
      'share',
    ),
    ...(shares.length > 0
      ? [
          atMost('mixed: two stories, shared runs of four words, mean', mean(shares), 0.005),
          atMost('mixed: two stories, shared runs, 99th percentile', quantile(shares, 0.99), 0.03),
          atMost('mixed: two stories, shared runs, most', Math.max(...shares), 0.1),
        ]
      : []),
    atMost(
      "mixed: open with 'Once upon'",
      samples.filter(({ text }) => text.startsWith('Once upon')).length / samples.length,
      0.15,
      'share',
    ),
    atMost('mixed: titles that repeat', repeats(samples.map(({ title }) => title)), 1 / 15, 'share'),
  ]
}

const wishes = [
  inputWith(),
  inputWith({ subject: 'dragon', theme: 'sharing', setting: 'castle' }),
  inputWith({ subject: 'whale', theme: 'patience', setting: 'under-the-sea' }),
]

/** Similarity between `count` stories of the same wish, for each age group, in prose and in verse. */
export const sameWishFigures = (count: number): Figure[] => {
  const told = (age: AgeGroup, isVerse: boolean) =>
    wishes.map((wish) =>
      Array.from({ length: count }, (_, at) =>
        questOf({ ...wish, age_group: age, story_attributes: isVerse ? ['rhyming'] : [] }, `same-${at}`),
      ),
    )
  const figures = [false, true].flatMap((isVerse) =>
    ageGroups.map((age) => {
      const books = told(age, isVerse)
      return {
        books,
        figure: atMost(
          `same wish, ${isVerse ? 'verse' : 'prose'} ${age}: shared runs of four words, mean`,
          mean(books.flatMap(pairsOf)),
          0.08,
        ),
      }
    }),
  )
  const worst = Math.max(
    ...figures.flatMap(({ books }) =>
      books.map((each) => repeats(each.slice(0, 15).map(({ title }) => title))),
    ),
  )
  return [
    ...figures.map(({ figure }) => figure),
    atMost('same wish: titles that repeat among 15, most', worst, 1 / 15, 'share'),
  ]
}
