import { drawableThings } from '@moonpage/storyteller/drawable'
import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { looksIn, theyText } from './prompt-looks.ts'
import { wishWith } from './testing.ts'

test('a hero who is “they” has the name in one sentence, and may have “they” in the next', () => {
  const hero = { name: '[[hero]]', pronouns: 'they' } as const
  const text = theyText([hero, { name: 'Moss', pronouns: 'he' }])
  expect(text).toContain('[[hero]]: one, and “they”.')
  expect(text).toContain('“They” is right in a sentence that follows one with the name and names nobody else')
  expect(text).not.toContain('Moss')
  expect(theyText([{ name: 'Moss', pronouns: 'he' }])).toBe('')
})

test('looks are told of things that the plan names, and not of a word that means something else, nor of what the cast has on', () => {
  const input = wishWith()
  const { cast, beats } = planBook(input, 'a')
  const looks = (what_happens: string, description = '') =>
    looksIn(
      {
        cast: [{ ...cast[0]!, description }],
        beats: [{ ...beats[0]!, what_happens, moment: '', because: '' }],
      },
      drawableThings(input),
    )
  expect(looks('[[hero]] takes the sweet and the candle.')).toContain('- candy: ')
  expect(looks('There is something sweet in the air, a sweet smell.')).toBe('')
  expect(looks('[[hero]] wants to fish, and [[companion]] can paint.')).toBe('')
  expect(looks('[[hero]] holds on to the scarf.')).toContain('- scarf: a red scarf')
  expect(looks('[[hero]] holds on to the scarf.', 'a small fox in a teal scarf')).toBe('')
})
