import { expect, it } from 'vitest'
import { foldBookNames } from './fold-book-names.ts'

const names = { hero: 'Bertha', companion: 'Tock' }
const text = '“Tick-Tock, bertha!” cried Tock to Bertha-Lee.'
const look = { hero: { name: 'Bertha' }, companion: { name: 'Tock' } } as Parameters<typeof foldBookNames>[2]

it('finds names of the plan as whole words, and typed names in every spelling', () => {
  expect(foldBookNames(text, names, {})).toBe('“Tick-Tock, bertha!” cried [[companion]] to Bertha-Lee.')
  expect(foldBookNames(text, names, look)).toBe(
    '“Tick-[[companion]], [[hero]]!” cried [[companion]] to [[hero]]-Lee.',
  )
  expect(foldBookNames(text, names, { hero: look.hero })).toBe(
    '“Tick-Tock, [[hero]]!” cried [[companion]] to [[hero]]-Lee.',
  )
})
