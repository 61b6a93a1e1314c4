import { expect, test } from 'vitest'
import { inputWith } from './checks/samples.ts'
import type { History } from './outline.ts'
import { planStory, tellPages, tellStory } from './storyteller.ts'
import { catalogue } from './tales/catalogue.ts'
import type { Catalogue } from './tales/tale-catalogue.ts'

const wish = inputWith()
/** The catalogue with some tales only, so that tales to come change nothing here. */
const only = (...ids: string[]): Catalogue => ({
  ...catalogue,
  talesOf: (theme) => catalogue.talesOf(theme).filter(({ id }) => ids.includes(id)),
})

test('a book that was begun is finished as it was planned, whatever the catalogue has by then', () => {
  const { outline, pages } = tellStory(wish, 'a', only('loud'))
  expect(outline.tale?.tale).toBe('loud')
  expect(tellPages(wish, outline, catalogue)).toEqual(pages)
})

test('where no tale fits, the rhymes go, then the theme; a catalogue without any is an error', () => {
  const rhyming = inputWith({ story_attributes: ['rhyming', 'silly_fun'] })
  const inProse: Catalogue = {
    ...catalogue,
    talesOf: (theme) =>
      only('loud')
        .talesOf(theme)
        .map((tale) => ({
          ...tale,
          strands: tale.strands.map((strand) => ({
            ...strand,
            tellings: strand.tellings.filter(({ length }) => length !== 'verse'),
          })),
        })),
  }
  expect(planStory(rhyming, 'a', inProse).tale).toMatchObject({ tale: 'loud', verse: false })
  const kind = inputWith({ theme: 'kindness' })
  const book = tellStory(kind, 'a', only('loud'))
  expect([book.outline.tale?.tale, book.pages.length]).toEqual(['loud', kind.page_count])
  expect(() => planStory(wish, 'a', only())).toThrow('There is no tale for')
})

test('a family gets no title again while there is another', () => {
  const history: History = { tales: [], titles: [] }
  const told = only('loud', 'nothing')
  const first = planStory(wish, 'a', told, history)
  const other = planStory(wish, 'a', told, { tales: [], titles: [first.title] })
  expect(other.title).not.toBe(first.title)
  const titles = [first.title, other.title]
  for (let at = 0; at < 40; at++) titles.push(planStory(wish, `${at}`, told, { tales: [], titles }).title)
  // None is left: a title comes again, rather than no book.
  expect(new Set(titles).size).toBeLessThan(titles.length)
})

test('of the tales that a family had not yet, those that readers liked best at its age are told first', () => {
  const told: Catalogue = {
    ...catalogue,
    talesOf: (theme) =>
      only('loud', 'nothing')
        .talesOf(theme)
        .map((tale) => ({ ...tale, best: tale.id === 'nothing' ? (['5-6'] as const) : [] })),
  }
  const firstFor = (input = wish, tales: History['tales'] = []) =>
    new Set(
      Array.from(
        { length: 30 },
        (_, seed) => planStory(input, `${seed}`, told, { tales, titles: [] }).tale?.tale,
      ),
    )
  expect([...firstFor()]).toEqual(['nothing'])
  expect([...firstFor(wish, [{ tale: 'nothing', strand: 'wide', frame: 'a' }])]).toEqual(['loud'])
  expect(firstFor(inputWith({ age_group: '7-8' })).size).toBe(2)
})
