import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

test('what falls is in the air, beside or over the faces', () => {
  for (const cast of testCasts)
    for (const line of [
      'apple falls',
      'apple falls on companion',
      'apple falls between hero',
      'apple falls from hero',
    ]) {
      const composed = composeActs([line, 'hero looks at apple', 'companion looks at apple'], cast)
      const apple = boxIn(composed, 'apple')
      const name = `${line}: ${cast[0].species}`
      for (const who of ['hero', 'companion']) {
        const placed = placedOf(composed, who)
        const { face } = silhouetteOf(placed)
        const isApart =
          apple.right < face.left ||
          apple.left > face.right ||
          apple.bottom < face.top ||
          apple.top > face.bottom
        expect(isApart, name).toBe(true)
        expect(apple.bottom, name).toBeLessThan(placed.y - 30)
      }
    }
})

test('who falls into a bush is in it, and head or feet are out', () => {
  for (const cast of testCasts) {
    const composed = composeActs(['hero falls in bush', 'companion laughs'], cast)
    const bush = boxIn(composed, 'bush')
    const placed = placedOf(composed, 'hero')
    const { skull, solids } = silhouetteOf(placed)
    const top = Math.min(skull.top, ...solids.map((box) => box.top))
    const middle =
      (Math.min(...solids.map((box) => box.left)) + Math.max(...solids.map((box) => box.right))) / 2
    expect(middle > bush.left && middle < bush.right, cast[0].species).toBe(true)
    expect(top, cast[0].species).toBeLessThan(bush.top)
  }
})
