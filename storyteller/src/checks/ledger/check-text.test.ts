import { expect, test } from 'vitest'
import { wordFaults } from './check-text.ts'

test('marks of a tale that are left in a text are told', () => {
  expect(wordFaults('The moon came up\nabove the cup.')).toEqual([])
  expect(wordFaults('The moon came up\n\n// above the cup.')).toEqual(['"/" is left over'])
  expect(wordFaults('The moon {came} up.')).toEqual(['"{" is left over'])
})
