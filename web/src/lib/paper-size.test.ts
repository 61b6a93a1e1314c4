import { expect, test } from 'vitest'
import { usesLetterPaper } from './paper-size.ts'

test('paper follows the region of the browser', () => {
  expect(['en-US', 'en', 'fr-CA', 'es-MX'].map(usesLetterPaper)).toEqual([true, true, true, true])
  expect(['en-GB', 'de', 'fr', '', 'no language'].map(usesLetterPaper)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
