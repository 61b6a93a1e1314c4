import { expect, test } from 'vitest'
import { composeActs, placedOf, sheet } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

test('who lies on the ground or on a bench is wider than high, whatever the body', () => {
  for (const species of ['penguin', 'owl'] as const)
    for (const where of ['lies on ground', 'sleeps on bench']) {
      const composed = composeActs(
        [`hero ${where}`, 'companion looks at hero'],
        [sheet('hero', species), sheet('companion', 'mouse')],
      )
      const { skull, solids } = silhouetteOf(placedOf(composed, 'hero'))
      const all = [skull, ...solids]
      const wide = Math.max(...all.map((box) => box.right)) - Math.min(...all.map((box) => box.left))
      const high = Math.max(...all.map((box) => box.bottom)) - Math.min(...all.map((box) => box.top))
      expect(wide, `${species} ${where}`).toBeGreaterThan(high)
    }
})
