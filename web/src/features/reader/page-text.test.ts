import { expect, test } from 'vitest'
import { passagesOf, refrainOf } from './page-text.ts'

const steps = 'Small steps, brave steps, one by one.'
const none = new Set<string>()

test('prose is split at newlines', () => {
  expect(passagesOf('One.\nTwo.\n\nThree.\n', false, none).map((passage) => passage.lines)).toEqual([
    ['One.'],
    ['Two.'],
    ['Three.'],
  ])
})

test('verse keeps its lines and is split at empty lines', () => {
  expect(passagesOf('a\nb\n\nc\nd', true, none).map((passage) => passage.lines)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('a refrain is a line on two or more pages', () => {
  const refrain = refrainOf([`One.\n${steps}`, `Two.\n${steps}`, 'Good night.', 'Good night.'])
  expect([...refrain]).toEqual([steps])
  expect(passagesOf(`One.\n${steps}`, false, refrain).map((passage) => passage.isRefrain)).toEqual([
    false,
    true,
  ])
})

test('italics markup is removed', () => {
  expect(passagesOf('*Softly now.*\nHe said *no* twice.', false, none)).toEqual([
    { lines: ['Softly now.'], isRefrain: true },
    { lines: ['He said *no* twice.'], isRefrain: false },
  ])
})
