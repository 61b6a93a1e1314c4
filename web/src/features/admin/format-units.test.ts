import { expect, test } from 'vitest'
import { dollars, inTime, size } from './format-units.ts'

test('bytes are shown in a fitting unit', () => {
  expect([0, 999, 1000, 12_345_678, 345_000_000_000, 5e15].map(size)).toEqual([
    '0 B',
    '999 B',
    '1.0 KB',
    '12.3 MB',
    '345 GB',
    '5000 TB',
  ])
})

test('durations are shown in their two largest units', () => {
  expect([0, 59, 60, 61, 3600, 3661, 90_061, 86_460].map(inTime)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '1 min 1 s',
    '1 h',
    '1 h 1 min',
    '1 d 1 h',
    '1 d',
  ])
})

test('dollars are shown to the cent, smaller amounts as less than a cent', () => {
  expect([0, 0.0004, 0.005, 0.125, 12, 1234.5].map(dollars)).toEqual([
    '$0.00',
    '<$0.01',
    '$0.01',
    '$0.13',
    '$12.00',
    '$1,234.50',
  ])
})
