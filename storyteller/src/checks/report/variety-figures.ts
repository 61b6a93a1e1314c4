import { distinctPairs, repeatedRuns, sharedRuns } from '../repetition.ts'
import { mean, type Sample } from '../samples.ts'
import { atLeast, atMost, goal, quantile, type Figure } from './figure.ts'

/** What each two books share, those of one tale apart from the others. */
function sharesOf(samples: readonly Sample[]): { ofOneTale: number[]; ofTwo: number[] } {
  const tale = ({ outline }: Sample, at: number) => outline.tale?.tale ?? `book ${at}`
  const shares = samples.flatMap((one, at) =>
    samples.slice(at + 1).map((other, after) => ({
      isOneTale: tale(one, at) === tale(other, at + 1 + after),
      share: sharedRuns(one.text, other.text),
    })),
  )
  const of = (isOneTale: boolean) =>
    shares.filter((pair) => pair.isOneTale === isOneTale).map(({ share }) => share)
  return { ofOneTale: of(true), ofTwo: of(false) }
}

/** The text without the refrain, which is repeated on purpose. */
const withoutRefrain = ({ text, outline }: Sample): string =>
  outline.refrain ? outline.refrain.split('\n').reduce((rest, line) => rest.replaceAll(line, ''), text) : text

const isProse = ({ outline }: Sample): boolean => outline.tale?.verse !== true

/** Share of titles that an earlier book has. */
export const repeats = (titles: readonly string[]): number =>
  (titles.length - new Set(titles).size) / titles.length

/** Similarity between stories of mixed input, and repetition within each. */
export const mixedFigures = (samples: readonly Sample[]): Figure[] => {
  const { ofOneTale, ofTwo } = sharesOf(samples)
  const distinct = samples.map(({ text }) => distinctPairs(text))
  return [
    atLeast('mixed: distinct neighbouring pairs in a story, mean', mean(distinct), 0.75),
    // A book for the youngest says the same few words again.
    atLeast('mixed: distinct neighbouring pairs in a story, least', Math.min(...distinct), 0.6),
    atMost(
      'mixed: repeated runs of four words in prose, refrain aside, most',
      // Verse has whole stanzas for a refrain; a joke that is told wrong again and again (`wait`, 3-4) has 17 %.
      Math.max(0, ...samples.filter(isProse).map((each) => repeatedRuns(withoutRefrain(each)))),
      0.18,
      'share',
    ),
    ...(ofTwo.length > 0
      ? [
          atMost('mixed: two stories, shared runs of four words, mean', mean(ofTwo), 0.005),
          atMost('mixed: two stories, shared runs, 99th percentile', quantile(ofTwo, 0.99), 0.03),
          atMost('mixed: two stories, shared runs, most', Math.max(...ofTwo), 0.1),
        ]
      : []),
    ...(ofOneTale.length > 0
      ? [goal(atMost('mixed: one tale told twice, shared runs, mean', mean(ofOneTale), 0.6))]
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
