import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'

test('whoever gathers something in a basket that another one holds stands before them, and is not in it', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const composed = composeActs(
      ['hero gathers what feather in basket', 'companion holds what basket', 'helper looks at hero'],
      cast,
    )
    const name = cast[0].species
    expect(placedOf(composed, 'companion').holds?.prop, name).toBe('basket')
    expect(placedOf(composed, 'hero').holds?.prop, name).toBe('feather')
    expect(placedOf(composed, 'hero').clip, name).toBeUndefined()
  }
})

test('a telescope that is lifted is at the eye, and not over the head', () => {
  for (const cast of testCasts.slice(0, 2)) {
    const composed = composeActs(['hero lifts what telescope', 'companion swims in distance'], cast)
    const face = boxIn(composed, 'hero')
    const { action } = placedOf(composed, 'hero')
    expect(placedOf(composed, 'hero').holds?.prop, cast[0].species).toBe('telescope')
    expect(action, cast[0].species).toBeDefined()
    expect(face.top, cast[0].species).toBeLessThan(placedOf(composed, 'hero').y)
  }
})
