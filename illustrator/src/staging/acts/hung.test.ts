import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'

test('what hangs touches what it hangs on or under', () => {
  for (const cast of testCasts) {
    const onGate = composeActs(['umbrella hangs on gate', 'hero shouts'], cast)
    const [umbrella, gate] = [boxIn(onGate, 'umbrella'), boxIn(onGate, 'gate')]
    expect(umbrella.top).toBeGreaterThan(gate.top)
    expect(umbrella.bottom).toBeLessThan(gate.bottom)
    const under = composeActs(['bat hangs under bell', 'hero looks at bell'], cast)
    const [bat, bell] = [boxIn(under, 'bat'), boxIn(under, 'bell')]
    expect(bat.bottom).toBeGreaterThan(bell.bottom)
    expect(bat.top).toBeLessThan(bell.bottom + 40)
  }
})

test('what hangs on the bed is at its head, beside whoever sleeps', () => {
  for (const cast of testCasts) {
    const made = composeActs(['hero sleeps in bed', 'hat hangs on bed'], cast, { place: 'bedside' })
    const [hat, hero] = [boxIn(made, 'hat'), boxIn(made, 'hero')]
    expect(hat.right).toBeLessThan((hero.left + hero.right) / 2)
    expect(hat.bottom).toBeLessThan(hero.bottom)
  }
})

test('who hangs from somebody at a balloon hangs by the feet of the one above', () => {
  for (const cast of testCasts) {
    const made = composeActs(['companion hangs from balloon', 'hero hangs from companion'], cast)
    const [above, below] = [placedOf(made, 'companion'), placedOf(made, 'hero')]
    expect(below.y, cast[0].species).toBeGreaterThan(above.y)
    expect(below.x, cast[0].species).toBe(above.x)
    expect(boxIn(made, 'balloon').bottom, cast[0].species).toBeLessThan(below.y)
  }
})

test('what grows under an umbrella is under it, and whoever waters it stands before it', () => {
  for (const cast of testCasts) {
    const made = composeActs(['hero pours what bottle over flower', 'flower stands under umbrella'], cast)
    const [flower, umbrella] = [boxIn(made, 'flower'), boxIn(made, 'umbrella')]
    expect(flower.left).toBeGreaterThan(umbrella.left)
    expect(flower.right).toBeLessThan(umbrella.right)
  }
})

test('whoever is pulled from a cloud is in it, and a star that a page has flies over everybody', () => {
  for (const cast of testCasts) {
    const made = composeActs(['companion pulls what hero from cloud'], cast)
    const cloud = boxIn(made, 'cloud')
    const { x } = placedOf(made, 'hero')
    expect(x).toBeGreaterThan(cloud.left)
    expect(x).toBeLessThan(cloud.right)
    const sky = composeActs(['hero looks at comet', 'comet flies', 'companion looks at comet'], cast)
    expect(boxIn(sky, 'comet').bottom).toBeLessThan(boxIn(sky, 'hero').top + 40)
  }
})

test('spots are staged by their acts', () => {
  const made = composeActs(['hero digs what seed with spoon', 'boot stands beside hero'], testCasts[0], {
    framing: 'spot',
  })
  expect(made.parts.map(({ id }) => id)).toContain('boot')
})
