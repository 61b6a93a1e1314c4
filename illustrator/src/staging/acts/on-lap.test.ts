import { expect, test } from 'vitest'
import { facesIn } from '../../seen/faces.ts'
import { lookAt } from '../../seen/looked.ts'
import { composeActs, placedOf, sheet } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

test.each([
  ['fox', 'mouse'],
  ['child', 'cat'],
  ['bear', 'penguin'],
  ['frog', 'mouse'],
  ['penguin', 'mouse'],
  ['rabbit', 'child'],
] as const)('on the lap of a %s, a %s is before its body, and both faces are seen', (one, other) => {
  const cast = [sheet('hero', one), sheet('companion', other), sheet('helper', 'bear')]
  const made = composeActs(['hero sits on ground', 'companion sits on hero', 'helper looks at hero'], cast)
  const [seat, small] = [placedOf(made, 'hero'), placedOf(made, 'companion')]
  const { skull } = silhouetteOf(seat)
  expect(small.x).toBeGreaterThan(skull.left)
  expect(small.x).toBeLessThan(skull.right)
  expect(small.scale).toBeLessThan(seat.scale)
  for (const { who, covered } of facesIn(lookAt(made))) expect(covered, who).toBeLessThan(0.15)
})

test('a blanket that lies beside somebody is not around them', () => {
  const made = composeActs(['blanket lies beside hero', 'hero looks at blanket'], [sheet('hero', 'child')])
  const [blanket] = made.layers.flatMap((layer) =>
    layer.kind === 'thing' && layer.thing.thing.prop === 'blanket' ? [layer.thing] : [],
  )
  const { skull } = silhouetteOf(placedOf(made, 'hero'))
  expect(Math.abs(blanket!.x - (skull.left + skull.right) / 2)).toBeGreaterThan(
    0.7 * (skull.right - skull.left),
  )
})
