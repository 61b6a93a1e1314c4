import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { pageOf } from './read-page.ts'
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
  expect(without.filter(({ who }) => who === 'board')).toHaveLength(1)
  const named = actsOf(content, ['[[hero]] pulls the rope', 'the shelf leans on the steps'])
  expect(named.filter(({ who }) => who === 'board')).toEqual([])
  expect(JSON.stringify(named)).toContain('shelf')
})
