import { describe, expect, test } from 'vitest'
import { Name } from './given-name.ts'
import { sampleNames } from './sample-names.ts'

const complaint = (name: string) => Name.safeParse(name).error?.issues.map(({ message }) => message)

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

test('a name is trimmed, and composed', () => {
  expect(Name.parse('  Zoe\u0308 ')).toBe('Zoë')
})

describe('what is refused is told why', () => {
  test.each([
    ['', 'Please enter a name'],
    ['   ', 'Please enter a name'],
    ['R2D2', 'A name has letters, spaces, hyphens and apostrophes only'],
    ['<b>', 'A name has letters, spaces, hyphens and apostrophes only'],
    ['Zoë!', 'A name has letters, spaces, hyphens and apostrophes only'],
    ['Mia 🦊', 'A name has letters, spaces, hyphens and apostrophes only'],
    ['- -', 'A name needs a letter'],
    ['\u0301Ana', 'An accent needs a letter in front of it'],
    ['Ana \u0301', 'An accent needs a letter in front of it'],
    ['Ana\u0316\u0317\u0318\u0319\u031c', 'A letter has at most 4 accents or vowel signs'],
    ['x'.repeat(31), 'A name has at most 30 letters'],
    ['李'.repeat(31), 'A name has at most 30 letters'],
    ['x'.repeat(1_000_000), 'A name has at most 30 letters'],
    ['Zo\u200bë', 'This name has an invisible character: please type it by hand'],
    ['An\u200dna', 'This name has an invisible character: please type it by hand'],
    ['مح\u202eمد', 'This name has an invisible character: please type it by hand'],
    ['An\u00adna', 'This name has an invisible character: please type it by hand'],
    ['\ud83d', 'This name has an invisible character: please type it by hand'],
    ['ㅤ', 'This name has an invisible character: please type it by hand'],
    ['𒀭', 'We cannot print all letters of this name yet: please spell it in others'],
    ['𝐀𝐧𝐧𝐚', 'We cannot print all letters of this name yet: please spell it in others'],
  ])('%j: %s', (name, sentence) => {
    expect(complaint(name)).toEqual([sentence])
  })
})
