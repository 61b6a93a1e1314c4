import { expect, test } from 'vitest'
import { phrases, togglePhrase } from './phrases.ts'

test('toggling adds or removes a phrase and keeps typed text', () => {
  const [[, first], [, second]] = phrases
  const one = togglePhrase('', first)
  expect(one).toBe(first)
  const two = togglePhrase(`${one} Page 3. `, second)
  expect(two).toBe(`${first} Page 3. ${second}`)
  expect(togglePhrase(two, first)).toBe(`Page 3. ${second}`)
  expect(togglePhrase(togglePhrase(two, first), second)).toBe('Page 3.')
})
