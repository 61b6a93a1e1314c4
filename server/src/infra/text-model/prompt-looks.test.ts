import { expect, test } from 'vitest'
import { theyText } from './prompt-looks.ts'

test('a hero who is “they” has the name in one sentence, and may have “they” in the next', () => {
  const hero = { name: '[[hero]]', pronouns: 'they' } as const
  const text = theyText([hero, { name: 'Moss', pronouns: 'he' }])
  expect(text).toContain('[[hero]]: one, and “they”.')
  expect(text).toContain('“They” is right in a sentence that follows one with the name and names nobody else')
  expect(text).not.toContain('Moss')
  expect(theyText([{ name: 'Moss', pronouns: 'he' }])).toBe('')
})
