import { expect, test } from 'vitest'
import { facesIn } from '../../seen/faces.ts'
import { lookAt } from '../../seen/looked.ts'
import { composeActs, placedOf, testCasts } from '../../testing-acts.ts'

test('who listens to somebody looks at them, and no hand is before the face', () => {
  const listens = ['hero listens to companion', 'hero listens']
  for (const [cast, line] of testCasts.flatMap((one) => listens.map((each) => [one, each] as const))) {
    const made = composeActs(['companion says to hero', line], cast)
    const { species } = cast[0]
    expect(placedOf(made, 'hero').action?.head, species).toBe('profile')
    const face = facesIn(lookAt(made)).find(({ who }) => who === 'hero')
    expect(face?.covered, species).toBeLessThan(0.1)
  }
})
