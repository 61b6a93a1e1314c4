import type { Theme } from '@moonpage/contract/categories'
import { expect, test } from 'vitest'
import { noHistory } from '../outline.ts'
import { tellStory } from '../storyteller.ts'
import { catalogue } from '../tales/catalogue.ts'
import type { Catalogue } from '../tales/tale-catalogue.ts'
import { inputWith } from './samples.ts'
import { tellSeries, type SeriesBook } from './tell-series.ts'

const wish = (theme: Theme, change: Parameters<typeof inputWith>[0] = {}) =>
  inputWith({
    theme,
    setting: 'forest',
    subject: 'fox',
    hero: { name: 'Zuri', pronouns: 'she', look: { species: 'fox' } },
    companion: { name: 'Otto', kind: 'hedgehog', pronouns: 'he' },
    ...change,
  })

/** A series of one given tale after another, of which the last is told as any other. */
function seriesOf(tales: readonly (readonly [Theme, string])[], seed = 'lessons'): SeriesBook[] {
  const ids = tales.map(([, id]) => id)
  const few: Catalogue = {
    ...catalogue,
    sequels: () => [],
    talesOf: (theme) => catalogue.talesOf(theme).filter(({ id }) => ids.includes(id)),
  }
  const wishes = [...tales.map(([theme]) => wish(theme)), wish('courage')]
  return tellSeries(wishes, { seed, world: 'Brambleford', catalogue: few }).slice(0, tales.length)
}

const textOf = ({ pages }: SeriesBook) => pages.map(({ content }) => content).join('\n')

test('a friend who comes back is known: named once before the book begins, or as their friend, or where it comes in', () => {
  const [, second] = seriesOf([
    ['friendship', 'spots'],
    ['perseverance', 'flip'],
  ])
  const { name } = second!.known.find(({ friend }) => friend)!.friend!
  const text = textOf(second!)
  expect(second!.outline.tale!.known?.name).toBe(name)
  expect(text.split(`${name} the badger`)).toHaveLength(2)
  expect(text).toMatch(new RegExp(`[Tt]heir friend ${name} the badger|\\b(?:came|come) ${name} the badger`))
})

test('nobody stops to think of an earlier book: it comes by who and what is there', () => {
  const books = seriesOf([
    ['patience', 'pop'],
    ['patience', 'muddy'],
    ['friendship', 'spots'],
  ])
  const uses = books.flatMap(({ outline }) => (outline.recalls ?? []).map(({ use }) => use))
  expect(['passing', 'needed', 'kept']).toEqual(expect.arrayContaining([...new Set(uses)]))
  for (const book of books)
    expect(textOf(book)).not.toMatch(/It’s like the|harder than the|helped to|So this time/)
})

test('the last book has the thing of the first one, and nobody from far away comes when called', () => {
  const wishes = [wish('teamwork'), wish('courage'), wish('wonder'), wish('friendship')]
  const few: Catalogue = {
    ...catalogue,
    sequels: () => [],
    talesOf: (theme) =>
      catalogue.talesOf(theme).filter(({ id }) => ['captain', 'string', 'gotit'].includes(id)),
  }
  const last = tellSeries(wishes, { seed: 'first', world: 'Brambleford', catalogue: few }).at(-1)!
  const far = last.known.find(({ home }) => home === 'far')!
  expect(last.outline.tale!.words!['kept']).toBe('the captain, with the hat on')
  expect(textOf(last)).toContain('the captain, with the hat on')
  expect(textOf(last)).not.toContain(far.friend!.name)
})

test('a hero does for a friend what it does because of what that friend did, which is the plot', () => {
  const [, second] = seriesOf([
    ['gratitude', 'cozy'],
    ['wonder', 'gotit'],
  ])
  const friend = second!.known.find(({ owes }) => owes)!
  expect(second!.outline.tale!.known?.name).toBe(friend.friend!.name)
  expect(textOf(second!)).toContain(`${friend.friend!.name} had lent [[hero]] a blanket. `)
})

test('who lives next door, and is the nurse, does not come once a year to read a story', () => {
  const [first, second] = seriesOf([
    ['friendship', 'spots'],
    ['perseverance', 'plop'],
  ])
  expect(first!.outline.leaves).toContainEqual(
    expect.objectContaining({ kind: 'friend', home: 'near', job: 'nurse' }),
  )
  expect(second!.outline.tale!.known).toBeUndefined()
})

/** What a series whose first book is about cakes that are meant to be something else says in each book, and on which page. */
const sayings = (books: readonly SeriesBook[]) =>
  books.map(({ pages }) =>
    pages
      .map(({ content }) => content.match(/“[^“”]* meant to do that[^“”]*” [^.]+\./)?.[0])
      .filter((said) => said !== undefined),
  )

test('the catchphrase of the first book comes back: the hero says it, then the friend, and in the last book everybody', () => {
  const ids = ['meant', 'everybody', 'swish']
  const few: Catalogue = {
    ...catalogue,
    sequels: () => [],
    talesOf: (theme) => catalogue.talesOf(theme).filter(({ id }) => ids.includes(id)),
  }
  const wishes = [
    wish('honesty'),
    wish('curiosity'),
    wish('imagination', { age_group: '3-4' }),
    wish('courage'),
  ]
  const books = tellSeries(wishes, { seed: 'caught', world: 'Brambleford', catalogue: few })
  const [, second, third, last] = sayings(books)
  expect(books.map(({ outline }) => outline.tale!.tale).slice(0, 3)).toEqual(ids)
  expect(second).toEqual(['“I meant to do that,” said [[hero]].'])
  expect(third).toEqual(['“You meant to do that,” said [[companion]].'])
  expect(last).toEqual(['“I meant to do that,” said [[hero]].', '“We meant to do that,” they all said.'])
  const recalled = (books[1]!.outline.recalls ?? []).flatMap(({ facts }) => facts)
  const joke = books[1]!.known.find(({ later }) => later.includes('I meant to do that'))!
  expect(recalled).toContain(joke.id)
})

test('a book that is in no series has no catchphrase, and neither has one whose joke was struck', () => {
  const alone = tellStory(wish('patience'), 'alone', catalogue, noHistory)
  expect(alone.outline.tale!.catch).toBeUndefined()
  const [first] = seriesOf([['honesty', 'meant']])
  const facts = first!.outline
    .leaves!.filter(({ kind }) => kind !== 'joke' && kind !== 'habit')
    .map((fact, at) => ({ ...fact, id: String(at), book: 1, used: null }))
  const series = { world: 'Brambleford', book: 2, isLast: false, facts }
  const second = tellStory(wish('curiosity'), 'struck', catalogue, { ...noHistory, series })
  expect(second.outline.tale!.catch).toBeUndefined()
})

test('a tale whose hero has no rope is not told where a rope was kept', () => {
  const rope = {
    id: '1',
    kind: 'thing' as const,
    text: '',
    later: '',
    since: 'the rope that led through the dark',
    thing: { noun: 'rope', prop: null },
    book: 1,
    used: null,
  }
  const few: Catalogue = {
    ...catalogue,
    sequels: () => [],
    // Liked alike, so that either may be told first.
    talesOf: (theme) =>
      catalogue
        .talesOf(theme)
        .filter(({ id }) => ['thread', 'tug'].includes(id))
        .map((tale) => ({ ...tale, best: [] })),
  }
  const told = (facts: readonly (typeof rope)[]) =>
    Array.from({ length: 8 }, (_, seed) => {
      const series = { world: 'Brambleford', book: 2, isLast: false, facts }
      return tellStory(wish('gratitude'), `rope ${seed}`, few, { ...noHistory, series }).outline.tale!.tale
    })
  expect(told([])).toContain('thread')
  expect(new Set(told([rope]))).toEqual(new Set(['tug']))
})

test('worlds end differently', () => {
  const ends = Array.from({ length: 12 }, (_, seed) => {
    const wishes = [wish('sharing'), wish('wonder')]
    const books = tellSeries(wishes, { seed: `end ${seed}`, world: 'Brambleford', catalogue })
    return books.at(-1)!.outline.tale!.tale
  })
  expect(new Set(ends)).toEqual(new Set(['box', 'play', 'wonders']))
})
