import { expect, test } from 'vitest'
import { phrases, togglePhrase } from './phrases.ts'

test('a sentence is added at the end and taken out again, and what was typed stays', () => {
  const [[, first], [, second]] = phrases
  const one = togglePhrase('', first)
  expect(one).toBe(first)
  const two = togglePhrase(`${one} Page 3. `, second)
  expect(two).toBe(`${first} Page 3. ${second}`)
  expect(togglePhrase(two, first)).toBe(`Page 3. ${second}`)
  expect(togglePhrase(togglePhrase(two, first), second)).toBe('Page 3.')
})
