import { expect, test } from 'vitest'
import { bringsAlong } from './brings-along.ts'

test.each([
  [3, 1, 'Your 3 stories and 1 character come along.'],
  [1, 2, 'Your 1 story and 2 characters come along.'],
  [2, 0, 'Your 2 stories come along.'],
  [1, 0, 'Your story comes along.'],
  [0, 1, 'Your character comes along.'],
  [0, 0, null],
])('%d stories, %d characters: %s', (stories, characters, sentence) => {
  expect(bringsAlong({ stories, characters })).toBe(sentence)
})
