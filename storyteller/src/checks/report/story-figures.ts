import type { History } from '../../outline.ts'
import { randomFrom } from '../../random.ts'
import { tellStory } from '../../storyteller.ts'
import { catalogue } from '../../tales/catalogue.ts'
import { beatsShuffled, linkedSentences } from '../coherence.ts'
import { lapsesIn } from '../continuity.ts'
import { distinctPairs, sharedRuns } from '../repetition.ts'
import { inputWith, mean, readAs, type Sample } from '../samples.ts'
import { sentencesOf } from '../tokens.ts'
import { atLeast, atMost, goal, quantile, type Figure } from './figure.ts'
import { repeats } from './variety-figures.ts'

const shuffles = 10

/** Books of the same tale; two quests are different plots. */
const isSameTale = (one: Sample, other: Sample): boolean =>
  one.outline.tale !== undefined && one.outline.tale.tale === other.outline.tale?.tale

const sharedBy = (samples: readonly Sample[], isPair: (one: Sample, other: Sample) => boolean): number[] =>
  samples.flatMap((one, at) =>
    samples
      .slice(at + 1)
      .filter((other) => isPair(one, other))
      .map((other) => sharedRuns(one.text, other.text)),
  )

/** How books of mixed wishes, each of another family, hang together, and how much they have in common. */
export function storyFigures(samples: readonly Sample[]): Figure[] {
  if (samples.length === 0) return []
  const random = randomFrom('order')
  const sameTale = sharedBy(samples, isSameTale)
  return [
    goal(
      atLeast(
        'sentences that share a content word with the three before',
        mean(samples.map(({ text, names }) => linkedSentences(text, names))),
        0.35,
      ),
    ),
    goal(
      atLeast(
        'real order of sentences beats a shuffled one',
        mean(samples.map(({ text }) => beatsShuffled(text, random, shuffles))),
        0.9,
        'share',
      ),
    ),
    goal(
      atLeast(
        'books with at least .75 distinct neighbouring pairs',
        samples.filter(({ text }) => distinctPairs(text) >= 0.75).length / samples.length,
        1,
        'share',
      ),
    ),
    goal(
      atMost(
        'pictures that forget a thing, a seat or a figure of their neighbors',
        mean(samples.map(({ outline, pages }) => lapsesIn(pages, outline.cast).length / pages.length)),
        0.02,
        'share',
      ),
    ),
    atMost(
      'two books of different tales: shared runs of four words, 99th percentile',
      quantile(
        sharedBy(samples, (one, other) => !isSameTale(one, other)),
        0.99,
      ),
      0.03,
    ),
    ...(sameTale.length > 0
      ? [goal(atMost('two books of one tale: shared runs of four words, most', Math.max(...sameTale), 0.6))]
      : []),
    goal(
      atMost('titles that repeat in the feed', repeats(samples.map(({ title }) => title)), 1 / 30, 'share'),
    ),
  ]
}

const wishes = [
  inputWith(),
  inputWith({ subject: 'dragon', theme: 'sharing', setting: 'castle', age_group: '3-4' }),
  inputWith({ subject: 'whale', theme: 'friendship', setting: 'under-the-sea', age_group: '7-8' }),
  inputWith({ subject: 'owl', theme: 'kindness', setting: 'farm' }),
]

/** Six books of one wish in a row, as one family gets them. */
function sixBooks(wish: (typeof wishes)[number]): Sample[] {
  const books: Sample[] = []
  for (let at = 0; at < 6; at++) {
    const history: History = {
      tales: books.flatMap(({ outline }) => outline.tale ?? []),
      titles: books.map(({ outline }) => outline.title),
    }
    books.push(readAs({ input: wish, ...tellStory(wish, `six-${at}`, catalogue, history) }))
  }
  return books
}

/** Share of a book's sentences that another of the books has too. */
const commonSentences = (books: readonly Sample[]): number =>
  mean(
    books.map((book) => {
      const others = new Set(books.flatMap(({ text }, at) => (books[at] === book ? [] : sentencesOf(text))))
      const own = sentencesOf(book.text)
      return own.filter((sentence) => others.has(sentence)).length / own.length
    }),
  )

/** How different six books of one wish are. */
export function sixBooksFigures(): Figure[] {
  const sets = wishes.map(sixBooks)
  const plots = sets.map(
    (books) => new Set(books.map(({ outline }) => outline.tale?.tale ?? outline.seed)).size,
  )
  const titles = sets.map((books) => new Set(books.map(({ title }) => title)).size)
  return [
    goal(atLeast('six books of one wish: different plots, least', Math.min(...plots), 6, 'count')),
    goal(atLeast('six books of one wish: different titles, least', Math.min(...titles), 6, 'count')),
    goal(
      atMost('six books of one wish: sentences in common', mean(sets.map(commonSentences)), 0.05, 'share'),
    ),
  ]
}
