import { expect, test } from 'vitest'
import { composeActs, placedOf, sheet } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

test('whoever sits up in bed has the face beside that of the sleeper, whatever the body', () => {
  for (const species of ['unicorn', 'elephant', 'whale', 'dragon', 'lion', 'child', 'bear'] as const) {
    const composed = composeActs(
      ['hero says in bed', 'companion sleeps in bed'],
      [sheet('hero', species), sheet('companion', 'cat')],
      { place: 'bedside' },
    )
    const { skull, face } = silhouetteOf(placedOf(composed, 'hero'))
    const other = placedOf(composed, 'companion')
    expect(Math.abs((face.top + face.bottom) / 2 - other.y), species).toBeLessThan(
      0.8 * (skull.bottom - skull.top),
    )
    expect(skull.left, species).toBeLessThan(other.x)
  }
})
