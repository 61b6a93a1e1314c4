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

test('a wish gets a tale where one fits, and a quest otherwise', () => {
  expect(planStory(wish, 'a', only('loud')).tale?.tale).toBe('loud')
  const quest = planStory(wish, 'a', only())
  expect([quest.tale, typeof quest.choices]).toEqual([undefined, 'object'])
})

test('a book that was begun is finished by the engine that planned it, whatever the catalogue has by then', () => {
  const quest = tellStory(wish, 'a', only())
  expect(tellPages(wish, quest.outline, catalogue)).toEqual(quest.pages)
  const tale = tellStory(wish, 'a', only('loud'))
  expect(tellPages(wish, tale.outline, catalogue)).toEqual(tale.pages)
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
