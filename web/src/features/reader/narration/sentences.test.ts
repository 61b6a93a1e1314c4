import { expect, test } from 'vitest'
import { sentencesOf, spanAt, wordsOf } from './sentences.ts'

const content = '“It wants a song,” said Pipkin.\n\n*One small brave.*\nAnd then one more. …'

test('sentences end at stops and lines', () => {
  expect(sentencesOf(content).map(({ from, to }) => content.slice(from, to))).toEqual([
    '“It wants a song,” said Pipkin.',
    '*One small brave.',
    'And then one more.',
  ])
})

test('words have no punctuation, and keep their apostrophes', () => {
  const text = 'Mila’s egg, it didn’t hatch.'
  expect(wordsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'Mila’s',
    'egg',
    'it',
    'didn’t',
    'hatch',
  ])
})

test('an offset between two spans belongs to the one before', () => {
  const words = wordsOf('one two')
  expect(spanAt(words, 3)).toEqual({ from: 0, to: 3 })
  expect(spanAt(words, 5)).toEqual({ from: 4, to: 7 })
  expect(spanAt([], 5)).toBeUndefined()
})
