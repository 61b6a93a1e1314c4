import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, sheet, testCasts } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

const vessels = ['box', 'basket', 'boat', 'cart', 'barrel', 'bathtub', 'soup-pot'] as const
const species = ['child', 'mouse', 'hedgehog', 'cat', 'dragon', 'robot', 'squirrel', 'penguin'] as const

test('who sleeps in a vessel has the whole face over its rim, and the head near it', () => {
  for (const vessel of vessels)
    for (const kind of species) {
      const cast = [sheet('hero', 'fox'), sheet('companion', kind)]
      const composition = composeActs([`companion sleeps in ${vessel}`, 'hero looks at companion'], cast)
      const sleeper = placedOf(composition, 'companion')
      const { face } = silhouetteOf(sleeper)
      const hull = boxIn(composition, vessel)
      const name = `${kind} in ${vessel}`
      const high = hull.bottom - hull.top
      const rim = hull.top + (['basket', 'boat', 'soup-pot'].includes(vessel) ? 0.45 : 0.2) * high
      expect(face.bottom, name).toBeLessThan(rim + (face.bottom - face.top) * 0.25)
      expect(face.left > hull.left - 30 && face.right < hull.right + 30, name).toBe(true)
    }
})

test('two who sleep in one vessel, an open box too, are side by side, each face free', () => {
  for (const cast of testCasts)
    for (const vessel of ['box', 'boat', 'basket', 'cart']) {
      const open = { id: 'box', name: 'the box', prop: 'box' as const, count: 1, state: 'open' as const }
      const composition = composeActs(
        [`hero sleeps in ${vessel}`, `companion sleeps in ${vessel}`],
        cast,
        vessel === 'box' ? { things: [open] } : {},
      )
      const [one, two] = ['hero', 'companion']
        .map((who) => silhouetteOf(placedOf(composition, who)).face)
        .toSorted((a, b) => a.left - b.left)
      expect(one!.right - two!.left, `${cast[0].species} in ${vessel}`).toBeLessThan(
        (two!.right - two!.left) * 0.3,
      )
    }
})

test('who sleeps in an open box beside a bed is before its dark inside, the face free', () => {
  const box = { id: 'box', name: 'the box', prop: 'box' as const, count: 1, state: 'open' as const }
  for (const kind of ['penguin', 'mouse', 'cat'] as const) {
    const cast = [sheet('hero', 'child'), sheet('companion', kind)]
    const bed = { id: 'bed', name: 'the bed', prop: 'bed' as const, count: 1 }
    const { layers } = composeActs(['companion sleeps in box', 'hero sleeps in bed'], cast, {
      setting: 'bedroom',
      place: 'bedside',
      things: [box, bed],
    })
    const orderOf = (isIt: (layer: (typeof layers)[number]) => boolean) => layers.findIndex(isIt)
    const at = orderOf((layer) => layer.kind === 'figure' && layer.figure.member.who === 'companion')
    expect(at, kind).toBeGreaterThan(orderOf((layer) => layer.kind === 'thing' && layer.thing.id === 'box'))
  }
})
