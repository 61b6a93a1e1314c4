import { expect, test } from 'vitest'
import { pageAt } from './page-address.ts'

test.each([
  ['1', 1],
  ['10', 10],
  ['11', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['two', null],
  [undefined, null],
] as const)('page %s of ten', (address, page) => {
  expect(pageAt(address, 10)).toBe(page)
})
