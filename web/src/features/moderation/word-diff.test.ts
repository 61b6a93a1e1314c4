import { expect, test } from 'vitest'
import { type Part, wordDiff } from './word-diff.ts'

const shown = (parts: Part[]) =>
  parts.map(({ text, isOnlyHere }) => (isOnlyHere ? `[${text.trim()}]` : text.trim())).join(' ')
const diff = (before: string, after: string) => {
  const { before: old, after: now } = wordDiff(before, after)
  return [shown(old), shown(now)]
}

test('marks the words that only one version has', () => {
  expect(diff('The fox ran home.', 'The fox ran home.')).toEqual(['The fox ran home.', 'The fox ran home.'])
  expect(diff('The wolf ate the fox.', 'The wolf met the fox.')).toEqual([
    'The wolf [ate] the fox.',
    'The wolf [met] the fox.',
  ])
  expect(diff('One two three', 'Zero one two three four')).toEqual([
    '[One] two three',
    '[Zero one] two three [four]',
  ])
})

test('an empty version marks everything in the other, and no character is lost', () => {
  expect(diff('', 'All new.')).toEqual(['', '[All new.]'])
  expect(diff('Gone.', '')).toEqual(['[Gone.]', ''])
  const [before, after] = ['“Oh,” said Owl.\n\nThen  nothing.', '“Oh!” said Owl.\n\nThen  bells. ']
  const parts = wordDiff(before, after)
  expect(parts.before.map(({ text }) => text).join('')).toBe(before)
  expect(
    parts.after
      .map(({ text }) => text)
      .join('')
      .trim(),
  ).toBe(after.trim())
})

test('the longest page can be compared', () => {
  const words = Array.from({ length: 2000 }, (_, index) => String(index % 7))
  const { after } = wordDiff(words.join(' '), [...words, 'end'].join(' '))
  expect(after.at(-1)).toEqual({ text: ' end', isOnlyHere: true })
})
