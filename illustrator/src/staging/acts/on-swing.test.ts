import { expect, test } from 'vitest'
import { swingParts } from '../../props/swing.ts'
import { composeActs, placedOf, sheet } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

const swingOf = (composed: ReturnType<typeof composeActs>) =>
  composed.layers.flatMap((layer) =>
    layer.kind === 'thing' && layer.thing.id === 'swing' ? [layer.thing] : [],
  )[0]!

test('who swings has a hand at each rope, and is between the posts', () => {
  for (const species of ['child', 'bear', 'mouse', 'frog', 'fox'] as const)
    for (const does of ['sits', 'swings']) {
      const composed = composeActs(
        [`hero ${does} on swing`, 'companion looks at hero'],
        [sheet('hero', species), sheet('companion', 'cat')],
      )
      const swing = swingOf(composed)
      const placed = placedOf(composed, 'hero')
      const lean = Math.tan(((swing.tilt ?? 0) * Math.PI) / 180)
      const bar = swing.y - swingParts.bar * swing.scale
      const name = `${species} ${does}`
      const { hands } = silhouetteOf(placed)
      // Back to where they are when the ropes hang straight down.
      const across = hands.map(({ x, y }) => x - swing.x + lean * (y - bar))
      for (const x of across)
        expect(Math.abs(Math.abs(x) - swingParts.rope * swing.scale), name).toBeLessThan(26 * placed.scale)
      expect(Math.sign(across[0]!), name).not.toBe(Math.sign(across[1]!))
    }
})

test('a swing is as large as the largest of the page needs it, whoever is on it', () => {
  const cast = [sheet('hero', 'bear'), sheet('companion', 'mouse')]
  const [one, other] = ['hero', 'companion'].map((rider) => {
    const composed = composeActs(
      [`${rider} swings on swing`, `${rider === 'hero' ? 'companion' : 'hero'} looks at ${rider}`],
      cast,
    )
    return swingOf(composed).scale / placedOf(composed, 'hero').scale
  })
  expect(one! / other!).toBeCloseTo(1, 1)
})
