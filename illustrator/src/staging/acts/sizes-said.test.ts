import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, sheet } from '../../testing-acts.ts'

test('a chair is as large as whoever pushes or pulls it', () => {
  for (const kind of ['mouse', 'child', 'bear', 'owl', 'dragon'] as const)
    for (const does of ['pushes', 'pulls']) {
      const composition = composeActs([`hero ${does} what chair`], [sheet('hero', kind)], {
        setting: 'bedroom',
        place: 'indoors',
      })
      const { scale } = placedOf(composition, 'hero')
      const { top, bottom } = boxIn(composition, 'chair')
      expect((bottom - top) / scale, `${kind} ${does}`).toBeGreaterThan(200)
    }
})

test('a blanket that two carry is as wide as is said, and knitted if it is', () => {
  const lines = ['hero carries what blanket', 'companion carries what blanket']
  const cast = [sheet('hero', 'fox'), sheet('companion', 'mouse')]
  const blanket = { id: 'blanket', name: 'the blanket', prop: 'blanket', count: 1, color: 'red' } as const
  const near = (change: object) =>
    composeActs(lines, cast, { things: [{ ...blanket, ...change }] }).layers.flatMap((layer) =>
      layer.kind === 'cloth' && layer.cloth.side === 'near' ? [layer.cloth] : [],
    )[0]!
  const [plain, big] = [near({}), near({ size: 'big', state: 'knitted' })]
  expect(big.right.x - big.left.x).toBeGreaterThan(1.2 * (plain.right.x - plain.left.x))
  expect(big.hem).toBeGreaterThan(plain.hem)
  expect([plain.isKnitted, big.isKnitted]).toEqual([undefined, true])
})
