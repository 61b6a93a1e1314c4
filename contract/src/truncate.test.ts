import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  ['The moon\n rose.', 20, 'The moon rose.'],
  ['The moon rose over the hill.', 15, 'The moon rose…'],
  ['The moon rose over the hill.', 13, 'The moon rose…'],
  ['さくらという女の子がいました', 8, 'さくらという…'],
  [`${'月'.repeat(60)} 亮`, 50, `${'月'.repeat(50)}…`],
  ['𞤀𞤥𞤭𞤲𞤢'.repeat(20), 51, ''],
])('%j in %i', (text, most, short) => {
  const cut = truncate(text, most)
  expect(cut.isWellFormed()).toBe(true)
  expect(cut.length).toBeLessThanOrEqual(most + 1)
  if (short) expect(cut).toBe(short)
})
