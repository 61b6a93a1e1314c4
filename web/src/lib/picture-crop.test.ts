import type { PictureFocus } from '@moonpage/contract/picture-focus'
import { expect, test } from 'vitest'
import { cropPosition, fitsFaces } from './picture-crop.ts'

/** The part of the picture that a box of this ratio shows, in percent. */
function shown(focus: PictureFocus, ratio: number) {
  const { x, y } = cropPosition(focus, ratio)
  const [width, height] = [Math.min(100, (ratio / (4 / 3)) * 100), Math.min(100, (4 / 3 / ratio) * 100)]
  const [left, top] = [((100 - width) * x) / 100, ((100 - height) * y) / 100]
  return { left, right: left + width, top, bottom: top + height }
}

test('a figure at a side fits into a square crop', () => {
  const atLeft = { faces: [[8, 20, 16, 24]], cast: [2, 18, 38, 70] } satisfies PictureFocus
  expect(shown(atLeft, 1)).toMatchObject({ left: 0, right: 75 })
  const atRight = { faces: [[80, 20, 16, 24]], cast: [60, 18, 40, 70] } satisfies PictureFocus
  expect(shown(atRight, 1)).toMatchObject({ left: 25, right: 100 })
})

test('a narrower crop contains all faces, then the hero and another one, then the hero', () => {
  const three = {
    faces: [
      [44, 20, 14, 20],
      [10, 20, 14, 20],
      [74, 20, 14, 20],
    ],
    cast: [2, 10, 96, 80],
  } satisfies PictureFocus
  const keeps = (ratio: number, index: 0 | 1 | 2) => {
    const { left, right } = shown(three, ratio)
    const [from = 0, , width = 0] = three.faces[index] ?? []
    return left <= from && from + width <= right
  }
  expect([0, 1, 2].map((index) => keeps(1.1, index as 0))).toEqual([true, true, true])
  expect([0, 1, 2].map((index) => keeps(0.7, index as 0))).toEqual([true, true, false])
  expect([0, 1, 2].map((index) => keeps(0.4, index as 0))).toEqual([true, false, false])
})

test('fitsFaces is false if no crop contains all faces', () => {
  const apart = {
    faces: [
      [4, 20, 14, 20],
      [84, 20, 14, 20],
    ],
    cast: [2, 10, 96, 80],
  } satisfies PictureFocus
  expect([fitsFaces(apart, 1), fitsFaces(apart, 4 / 3)]).toEqual([false, true])
})

test('a wide crop contains the faces at the top or the bottom', () => {
  const high = { faces: [[40, 4, 16, 22]], cast: [36, 2, 30, 96] } satisfies PictureFocus
  expect(shown(high, 1.93).top).toBeLessThanOrEqual(4)
  const low = { faces: [[40, 60, 16, 22]], cast: [36, 58, 30, 42] } satisfies PictureFocus
  expect(shown(low, 1.93).bottom).toBe(100)
})
