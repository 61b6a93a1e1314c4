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

test('whoever yawns in bed or on it sits up in it, and yawns', () => {
  for (const species of ['fox', 'elephant', 'whale', 'owl'] as const)
    for (const line of ['hero yawns in bed', 'hero yawns on bed']) {
      const cast = [sheet('hero', species), sheet('companion', 'cat')]
      const composed = composeActs([line, 'companion sleeps in bed'], cast, { place: 'bedside' })
      const [up, down] = [placedOf(composed, 'hero'), placedOf(composed, 'companion')]
      expect(up.action, `${species} ${line}`).toBeDefined()
      // Beside the sleeper, on the side of the pillows.
      expect(Math.abs(up.x - down.x), `${species} ${line}`).toBeGreaterThan(60 * up.scale)
    }
})
