import { describe, expect, test } from 'vitest'
import { Name } from './given-name.ts'
import { sampleNames } from './sample-names.ts'

const errors = (name: string) => Name.safeParse(name).error?.issues.map(({ message }) => message)

test.each([
  ...sampleNames,
  "D'Artagnan",
  'Anne-Marie',
  'Łucja',
  'José María',
  'Gal·la',
  'サン・テグジュペリ',
  'ג׳ורג׳',
  'ශ්‍රියානි',
  'র‍্যাফি',
  'می‌نا',
  'Adébáyọ̀',
  'ᏣᎳᎩ',
  'ⵜⵉⵣⵉⵔⵉ',
  'க'.repeat(30),
  'தி'.repeat(30),
])('%s is a name', (name) => {
  expect(Name.parse(name)).toBe(name.normalize('NFC'))
})

test('a name is trimmed and normalized to NFC', () => {
  expect(Name.parse('  Zoe\u0308 ')).toBe('Zoë')
})

describe('an invalid name gets an error that says why', () => {
  test.each([
    ['', 'Please enter a name'],
    ['   ', 'Please enter a name'],
    ['R2D2', 'A name can only contain letters, spaces, hyphens, and apostrophes'],
    ['<b>', 'A name can only contain letters, spaces, hyphens, and apostrophes'],
    ['Zoë!', 'A name can only contain letters, spaces, hyphens, and apostrophes'],
    ['Mia 🦊', 'A name can only contain letters, spaces, hyphens, and apostrophes'],
    ['- -', 'A name needs at least one letter'],
    ['\u0301Ana', 'An accent has to come right after a letter'],
    ['Ana \u0301', 'An accent has to come right after a letter'],
    ['Ana\u0316\u0317\u0318\u0319\u031c', 'Please use no more than 4 accents or vowel signs on a letter'],
    ['x'.repeat(31), 'Names can be up to 30 letters long'],
    ['李'.repeat(31), 'Names can be up to 30 letters long'],
    ['x'.repeat(1_000_000), 'Names can be up to 30 letters long'],
    ['Zo\u200bë', 'This name has a hidden character in it. Please type the name instead of pasting it.'],
    ['An\u200dna', 'This name has a hidden character in it. Please type the name instead of pasting it.'],
    ['مح\u202eمد', 'This name has a hidden character in it. Please type the name instead of pasting it.'],
    ['An\u00adna', 'This name has a hidden character in it. Please type the name instead of pasting it.'],
    ['\ud83d', 'This name has a hidden character in it. Please type the name instead of pasting it.'],
    ['ㅤ', 'This name has a hidden character in it. Please type the name instead of pasting it.'],
    ['𒀭', 'We can’t print every letter in this name yet. Please try another spelling.'],
    ['𝐀𝐧𝐧𝐚', 'We can’t print every letter in this name yet. Please try another spelling.'],
  ])('%j: %s', (name, sentence) => {
    expect(errors(name)).toEqual([sentence])
  })
})
