import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { pageOf } from './read-page.ts'
import { pagesPrompt } from './story-prompts.ts'
import { wishWith } from './testing.ts'

const input = wishWith()
const plan = planBook(input, 'a')
const carrying = {
  ...plan,
  things: [{ name: 'shelf', drawn: 'board' as const }],
  beats: plan.beats.map((beat) => ({ ...beat, carried: ['board' as const] })),
}
const actsOf = (content: string, acts: string[]) =>
  pageOf(content, { framing: 'medium', light: 'sky', acts }, input, carrying, 2).scene.acts ?? []

test('what is carried is there where no line has it, and once where a line has it by its name in the book', () => {
  const content = '[[hero]] leaned the shelf on the steps and pulled the rope.'
  const without = actsOf(content, ['[[hero]] pulls the rope'])
  expect(without.filter(({ who }) => who === 'shelf')).toHaveLength(1)
  expect(JSON.stringify(without)).not.toContain('board')
  const named = actsOf(content, ['[[hero]] pulls the rope', 'the shelf leans on the steps'])
  expect(named.filter(({ who }) => who === 'board')).toEqual([])
  expect(JSON.stringify(named)).toContain('shelf')
})

test('what is carried has the name that the book gives it, in pictures and in prompts', () => {
  const carried = actsOf('[[hero]] walked on with the shelf.', ['[[hero]] walks'])
  expect(carried[0]?.how).toContainEqual({ by: 'with', what: 'shelf' })
  const order = { input, outline: carrying, variation: '', written: [], remark: null }
  const [, outline = ''] = /^OUTLINE: (.*)$/m.exec(pagesPrompt(order, [], [2], false)) ?? []
  const { beats } = JSON.parse(outline) as { beats: { carried: string[] }[] }
  expect(beats[1]?.carried).toEqual(['shelf'])
})

test('a thing that is called after the kind of the hero is no hero', () => {
  const wish = wishWith({ subject: 'pirate', setting: 'at-sea' })
  const outline = { ...planBook(wish, 'a'), things: [{ name: 'pirate hat', drawn: 'hat' as const }] }
  const acts = ['[[hero]] sleeps in the bed', 'the pirate hat lies on the barrel']
  const { scene } = pageOf('[[hero]] slept.', { framing: 'medium', light: 'sky', acts }, wish, outline, 2)
  const lying = scene.acts?.filter(({ does }) => does === 'lies')
  expect(lying?.map(({ who }) => who === 'hero')).toEqual([false])
})
