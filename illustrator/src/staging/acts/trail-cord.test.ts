import { expect, test } from 'vitest'
import { composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

test('a thread that one holds up alone goes from the hand down to the ground', () => {
  for (const cast of testCasts)
    for (const does of ['holds', 'lifts']) {
      const name = `${does}: ${cast[0].species}`
      const composition = composeActs([`hero ${does} what thread`, 'companion looks at hero'], cast)
      const [cord] = composition.layers.flatMap((layer) => (layer.kind === 'cord' ? [layer.cord] : []))
      const hero = placedOf(composition, 'hero')
      const near = silhouetteOf(hero).hands.map((hand) =>
        Math.hypot(hand.x - cord!.to.x, hand.y - cord!.to.y),
      )
      expect(Math.min(...near) / hero.scale, name).toBeLessThan(2)
      expect(Math.abs(hero.y - cord!.from.y) / hero.scale, name).toBeLessThan(30)
    }
})
