import { expect, test } from 'vitest'
import { aheadWindows } from './ahead-window.ts'

test.each([
  ['2026-11-28T17:40:00Z', 'Europe/Rome', [['18:40', '19:40', '2026-11-28']]],
  ['2026-07-01T17:40:00Z', 'Europe/Rome', [['19:40', '20:40', '2026-07-01']]],
  ['2026-11-28T02:10:00Z', 'America/Los_Angeles', [['18:10', '19:10', '2026-11-27']]],
  ['2026-11-28T13:45:00Z', 'Asia/Kolkata', [['19:15', '20:15', '2026-11-28']]],
  [
    '2026-12-31T23:30:00Z',
    'UTC',
    [
      ['23:30', '23:59', '2026-12-31'],
      [null, '00:30', '2027-01-01'],
    ],
  ],
  ['2026-12-31T22:59:00Z', 'UTC', [['22:59', '23:59', '2026-12-31']]],
])('at %s in %s', (now, zone, windows) => {
  expect(aheadWindows(new Date(now), zone).map(({ after, upTo, evening }) => [after, upTo, evening])).toEqual(
    windows,
  )
})
