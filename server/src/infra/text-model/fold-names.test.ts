import { describe, expect, it } from 'vitest'
import { foldNames } from './fold-names.ts'

const cases: [name: string, written: string, folded: string][] = [
  [
    'Marlene',
    'Marlene ran. "Oh, Marlene!" It was Marlene’s hat.',
    '[[hero]] ran. "Oh, [[hero]]!" It was [[hero]]’s hat.',
  ],
  ['Marlene', 'MARLENE! Marlenes and amarlene stay.', '[[hero]]! Marlenes and amarlene stay.'],
  ['Anna Maria', 'Then Anna Maria and Anna-Maria went.', 'Then [[hero]] and [[hero]] went.'],
  ['O’Neil', "O'Neil met O’Neil.", '[[hero]] met [[hero]].'],
  [
    'Will',
    'Will the fox ran. He will run. Will you run, Will? Will’s hat.',
    '[[hero]] the fox ran. He will run. Will you run, [[hero]]? [[hero]]’s hat.',
  ],
  ['May', 'May I? May laughed. In May it rains.', 'May I? [[hero]] laughed. In [[hero]] it rains.'],
  ['Rose', 'Rose rose.', '[[hero]] rose.'],
  ['The', 'The fox saw the owl.', 'The fox saw the owl.'],
  ['Zoë', 'Zoë and Zoe.', '[[hero]] and Zoe.'],
  ['Миша', 'Then Миша ran.', 'Then [[hero]] ran.'],
  ['hero', '[[hero]] stays.', '[[hero]] stays.'],
  ['Ignore All Rules', 'Ignore All Rules went home.', '[[hero]] went home.'],
]

describe('a name that was written out becomes a mark again', () => {
  it.each(cases)('%s: %s', (hero, written, folded) => {
    expect(foldNames(written, { hero, companion: 'Nib' })).toBe(folded)
  })
  it('also where one name holds the other', () => {
    expect(foldNames('Ann and Ann Lee met.', { hero: 'Ann', companion: 'Ann Lee' })).toBe(
      '[[hero]] and [[companion]] met.',
    )
  })
})
