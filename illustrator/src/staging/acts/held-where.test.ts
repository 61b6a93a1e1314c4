import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, sheet } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

test.each(['goose', 'stork', 'ostrich'] as const)('a %s has what it eats at its beak', (kin) => {
  const bird = { ...sheet('hero', 'penguin'), kin }
  const { face, held } = silhouetteOf(placedOf(composeActs(['hero eats what cookie'], [bird]), 'hero'))
  const middle = (held!.top + held!.bottom) / 2
  expect(middle).toBeGreaterThan(face.top)
  expect(middle).toBeLessThan(face.bottom + (face.bottom - face.top))
})

test('what somebody eats has room before the head of the one beside', () => {
  const gap = (does: string) => {
    const cast = [sheet('hero', 'bear'), sheet('companion', 'child')]
    const composition = composeActs([`hero ${does} what cake-layer`, 'companion looks at hero'], cast)
    const [one, other] = [placedOf(composition, 'hero'), placedOf(composition, 'companion')].map(
      (placed) => silhouetteOf(placed).skull,
    )
    return Math.max(other!.left - one!.right, one!.left - other!.right)
  }
  expect(gap('eats')).toBeGreaterThan(60)
})

test('a balloon is held by its string, over the hand', () => {
  for (const species of ['fox', 'dragon', 'penguin'] as const) {
    const { held, skull } = silhouetteOf(
      placedOf(composeActs(['hero holds what balloon'], [sheet('hero', species)]), 'hero'),
    )
    expect(held!.bottom, species).toBeLessThan(1030 - 60)
    expect(held!.top, species).toBeLessThan(skull.top + 60)
  }
})

test('a saw is held by its handle, with the blade at what is sawed', () => {
  for (const species of ['squirrel', 'bear', 'penguin'] as const) {
    const composition = composeActs(['hero holds what saw at table'], [sheet('hero', species)])
    const placed = placedOf(composition, 'hero')
    const { held } = silhouetteOf(placed)
    const table = boxIn(composition, 'table')
    const isLeft = placed.facing === 'left'
    expect(isLeft ? held!.left < table.right : held!.right > table.left, species).toBe(true)
    expect(isLeft ? held!.right < placed.x + 20 : held!.left > placed.x - 20, species).toBe(true)
  }
})
