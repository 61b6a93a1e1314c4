import type { Thing } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { composeActs, placedOf, sceneOfActs, testCasts } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

type Cast = (typeof testCasts)[number]

/** Composes a scene with changes to its things by their id. */
const composed = (lines: readonly string[], cast: Cast, changes: Readonly<Record<string, Partial<Thing>>>) =>
  composeActs(lines, cast, {
    things: sceneOfActs(lines, cast).things!.map((thing) => ({ ...thing, ...changes[thing.id] })),
  })

test('many shells in an open box are seen in its opening', () => {
  for (const cast of testCasts) {
    const composition = composed(['shell lies in box', 'hero looks in box'], cast, {
      shell: { count: 5 },
      box: { state: 'open' },
    })
    const things = composition.layers.flatMap((layer) => (layer.kind === 'thing' ? [layer.thing] : []))
    expect(things.find(({ id }) => id === 'box')?.filling).toBe('shell')
    expect(things.some(({ id }) => id === 'shell')).toBe(false)
  }
})

test('a box that is poured out has its opening down, before the face of nobody', () => {
  for (const cast of [testCasts[0], testCasts[1]]) {
    const composition = composed(['hero pours what shell from box on ground'], cast, {
      shell: { count: 5 },
      box: { state: 'open' },
    })
    const hero = placedOf(composition, 'hero')
    expect(hero.holds?.filling).toBe('shell')
    expect(hero.holds?.moved?.turn).toBeGreaterThan(90)
    const { held, face } = silhouetteOf(hero)
    const eyes = (face.top + face.bottom) / 2
    expect(held!.top, cast[0].species).toBeGreaterThan(eyes)
  }
})

test('a small bell in the hands is no larger than a head', () => {
  for (const cast of testCasts) {
    const hero = placedOf(composed(['hero holds what bell'], cast, { bell: { size: 'small' } }), 'hero')
    expect(hero.holds!.scale * 168, cast[0].species).toBeLessThan(110)
  }
})
