import { expect, test } from 'vitest'
import { picturePages } from './picture-pages.ts'

test.each([
  [10, 0, []],
  [10, 1, [1]],
  [10, 3, [1, 6, 10]],
  [10, 5, [1, 3, 6, 8, 10]],
  [10, 10, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [4, 16, [1, 2, 3, 4]],
])('%i pages with %i pictures', (pages, images, expected) =>
  expect(picturePages(pages, images)).toEqual(expected),
)

test('each picture has its own page; the first and the last page have one', () => {
  for (let pages = 4; pages <= 16; pages++)
    for (let images = 2; images <= pages; images++) {
      const chosen = picturePages(pages, images)
      expect(new Set(chosen).size).toBe(images)
      expect([chosen.at(0), chosen.at(-1)]).toEqual([1, pages])
    }
})
