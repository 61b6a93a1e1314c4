import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, sheet } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

const bodies = ['child', 'mouse', 'penguin', 'unicorn', 'elephant', 'whale'] as const

const lines = {
  barrel: ['barrel lies on hero', 'companion looks at hero'],
  box: ['hero hides under box', 'companion looks at hero'],
  bucket: ['hero hides under bucket', 'companion looks at hero'],
}

test('a hollow thing comes down over the whole body, with the feet out below', () => {
  for (const species of bodies)
    for (const [id, acts] of Object.entries(lines)) {
      const composed = composeActs(acts, [sheet('hero', species), sheet('companion', 'cat')])
      const box = boxIn(composed, id)
      const placed = placedOf(composed, 'hero')
      const { face } = silhouetteOf(placed)
      const name = `${species} under ${id}`
      expect((face.top + face.bottom) / 2, name).toBeGreaterThan(box.top)
      expect(face.bottom, name).toBeLessThan(placed.y)
      expect(box.bottom, name).toBeLessThan(placed.y)
      expect(placed.clip, name).toBeDefined()
    }
})

test('whoever sits has a pot over the head alone', () => {
  const pot = { id: 'soup-pot', name: 'the pot', prop: 'soup-pot', state: 'upside-down', count: 1 } as const
  for (const species of ['child', 'mouse', 'penguin', 'unicorn'] as const) {
    const composed = composeActs(['soup-pot lies on hero', 'hero sits'], [sheet('hero', species)], {
      things: [pot],
    })
    const box = boxIn(composed, 'soup-pot')
    const placed = placedOf(composed, 'hero')
    const { face } = silhouetteOf(placed)
    expect(face.bottom, species).toBeLessThan(box.bottom)
    expect(placed.y - box.bottom, species).toBeGreaterThan(60 * placed.scale)
  }
})
