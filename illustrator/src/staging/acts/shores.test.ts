import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'

test('who sits beside a pond is at its edge, and who swims in it is in it', () => {
  for (const cast of testCasts) {
    const composition = composeActs(['hero sits beside pond', 'companion swims in pond'], cast)
    const { left, right } = boxIn(composition, 'pond')
    const name = cast[0].species
    const swimmer = placedOf(composition, 'companion')
    expect(swimmer.x, name).toBeGreaterThan(left)
    expect(swimmer.x, name).toBeLessThan(right)
    const { x, scale } = placedOf(composition, 'hero')
    const gap = Math.max(left - x, x - right)
    expect(gap, name).toBeGreaterThan(0)
    expect(gap, name).toBeLessThan(130 * scale)
  }
})
