import { expect, test } from 'vitest'
import { outfitFor } from './outfit-for.ts'

test('whoever lives in water needs no helmet under the sea, whatever body they have', () => {
  const under = (species: 'fox' | 'bear' | 'frog', kin?: 'seal' | 'goat') =>
    outfitFor({ species, ...(kin && { kin }) }, 'under-the-sea', false)
  expect(under('bear', 'seal')).toBeUndefined()
  expect(under('frog')).toBeUndefined()
  expect(under('bear', 'goat')).toBe('bubble-helmet')
  expect(under('fox')).toBe('bubble-helmet')
  expect(outfitFor({ species: 'bear', kin: 'seal' }, 'moon', false)).toBe('bubble-helmet')
})
