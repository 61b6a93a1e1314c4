import { expect, test } from 'vitest'
import { finish, marks, titleKind, withoutLabel, withoutMarks } from './grammar.ts'

/** A sentence in which "they" is one figure. */
const said = (text: string): string => withoutMarks(finish(text.replaceAll('they', `they${marks.hero}`)))

test.each([
  ['what they wants', 'what they want'],
  ['they tries it', 'they try it'],
  ['they ties it', 'they tie it'],
  ['they goes, and they was there', 'they go, and they were there'],
  ['they watches', 'they watch'],
  ['they always gets it', 'they always get it'],
  ['they always ran', 'they always ran'],
  ['they sometimes ran', 'they sometimes ran'],
  ["they isn't there", "they aren't there"],
])('of one person: %s', (text, right) => {
  expect(said(text)).toBe(right)
})

test('a kind of two words is capitalized in a title', () => {
  expect(titleKind('The Cloth elephant and the Tin Cup')).toBe('The Cloth Elephant and the Tin Cup')
})

test('who was introduced as a cloth camel, or a moon goat, is the camel and the goat', () => {
  expect(['the cloth camel', 'the moon goat', 'the sea horse', 'the baby seal'].map(withoutLabel)).toEqual([
    'the camel',
    'the goat',
    'the sea horse',
    'the baby seal',
  ])
})
