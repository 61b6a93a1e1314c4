import { expect, test } from 'vitest'
import { pagesOnSheets, placeOf } from './impose.ts'

/** The pages on each side, left and right. */
const sidesOf = (count: number) => {
  const sides: (number | undefined)[][] = Array.from({ length: count / 2 }, () => [])
  for (let page = 1; page <= count; page += 1) {
    const { side, half } = placeOf(page, count)
    const at = half === 'left' ? 0 : 1
    expect(sides[side]?.[at]).toBeUndefined()
    if (sides[side]) sides[side][at] = page
  }
  return sides
}

test('sheets are printed so that they fold to a booklet', () => {
  expect([1, 4, 5, 18, 32].map(pagesOnSheets)).toEqual([4, 4, 8, 20, 32])
  expect(sidesOf(8)).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ])
})

test('whatever its length, a page has its follower beside it or on its back', () => {
  for (let count = 4; count <= 48; count += 4)
    for (const [index, [left = 0, right = 0]] of sidesOf(count).entries()) {
      // The halves of one side add up; the back of a sheet's right half is the left half of its other side.
      expect(left + right).toBe(count + 1)
      if (index % 2 === 0) expect(sidesOf(count)[index + 1]).toEqual([right + 1, left - 1])
    }
})
