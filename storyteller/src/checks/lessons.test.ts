import type { Theme } from '@moonpage/contract/categories'
import { expect, test } from 'vitest'
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
    talesOf: (theme) => catalogue.talesOf(theme).filter(({ id }) => ids.includes(id)),
  }
  const wishes = [...tales.map(([theme]) => wish(theme)), wish('courage')]
  return tellSeries(wishes, { seed, world: 'Brambleford', catalogue: few }).slice(0, tales.length)
}

const textOf = ({ pages }: SeriesBook) => pages.map(({ content }) => content).join('\n')

test('what once helped is why the first try fails, and is given up before the act', () => {
  const [, second] = seriesOf([
    ['perseverance', 'plop'],
    ['patience', 'muddy'],
  ])
  const recalls = second!.outline.recalls!.filter(({ use }) => use === 'misled')
  expect(recalls.map(({ page_number }) => page_number)).toEqual([3, 6])
  expect(recalls[0]!.text).toMatch(/the keys[^]*helped to go on to the next one[^]*So I’ll go on/)
  expect(recalls[1]!.text).toMatch(/keys/)
})

test('a lesson of the same kind decides the act, and somebody who was there may remind the hero', () => {
  const [, second] = seriesOf([
    ['patience', 'pop'],
    ['patience', 'muddy'],
  ])
  expect(textOf(second!)).toMatch(
    /(?:the popcorn|the mud)[^]*(?:It popped only when nobody touched it|We did nothing at all)[^]*So this time I’ll/,
  )
})

test('where nothing is like it, the hero takes heart from what was as hard', () => {
  const [, second] = seriesOf([
    ['friendship', 'spots'],
    ['perseverance', 'flip'],
  ])
  expect(textOf(second!)).toMatch(/harder than the jam/)
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

test('worlds end differently', () => {
  const ends = Array.from({ length: 12 }, (_, seed) => {
    const wishes = [wish('sharing'), wish('wonder')]
    const books = tellSeries(wishes, { seed: `end ${seed}`, world: 'Brambleford', catalogue })
    return books.at(-1)!.outline.tale!.tale
  })
  expect(new Set(ends)).toEqual(new Set(['box', 'play', 'wonders']))
})
