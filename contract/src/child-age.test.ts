import { expect, test } from 'vitest'
import { ageGroupOn, ageOn } from './child-age.ts'

test.each([
  ['2021-06', '2026-05-31', 4, '3-4'],
  ['2021-06', '2026-06-01', 5, '5-6'],
  ['2019-12', '2026-11-28', 6, '5-6'],
  ['2019-11', '2026-11-01', 7, '7-8'],
  ['2010-01', '2026-11-28', 16, '7-8'],
  ['2026-11', '2026-11-28', 0, '3-4'],
  // The server's clock is ahead of the family's.
  ['2026-12', '2026-11-30', 0, '3-4'],
])('born %s, on %s: %i years, stories for %s', (month, date, age, group) => {
  expect([ageOn(month, date), ageGroupOn(month, date)]).toEqual([age, group])
})

test('a child whose birth month is unknown', () => {
  expect(ageGroupOn(null, '2026-11-28')).toBe('5-6')
})
