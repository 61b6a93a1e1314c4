import { expect, test } from 'vitest'
import { composeActs, placedOf, sceneOfActs, testCasts } from '../../testing-acts.ts'
import type { Composition } from '../../compose-scene.ts'
import { silhouetteOf } from './silhouette.ts'

const kiteIn = ({ layers }: Composition) =>
  layers.flatMap((layer) => (layer.kind === 'thing' && layer.thing.id === 'kite' ? [layer.thing] : []))[0]!

const torn = (lines: readonly string[], cast: (typeof testCasts)[number]) =>
  composeActs(lines, cast, {
    things: sceneOfActs(lines, cast).things!.map((thing) => ({ ...thing, state: 'torn' as const })),
  })

test('a kite that nobody holds lies on the ground', () => {
  for (const cast of testCasts)
    for (const lines of [
      ['kite lies on ground', 'hero looks at kite'],
      ['hero points at kite'],
      ['hero jumps on kite'],
    ]) {
      const kite = kiteIn(composeActs(lines, cast))
      expect(Math.abs(kite.turn ?? 0), lines[0]).toBe(86)
      expect(kite.stretch, lines[0]).toBeLessThan(0.6)
    }
})

test('who pulls a kite has its string in the hand, and it is in the air', () => {
  for (const cast of testCasts) {
    const composition = composeActs(['hero pulls what kite', 'companion runs behind kite'], cast)
    const kite = kiteIn(composition)
    const hero = placedOf(composition, 'hero')
    const name = cast[0].species
    expect(kite.y, name).toBeLessThan(hero.y - 300 * hero.scale)
    const cord = composition.layers.flatMap((layer) => (layer.kind === 'cord' ? [layer.cord] : []))[0]!
    const gaps = silhouetteOf(hero).hands.map(({ x, y }) => Math.hypot(x - cord.from.x, y - cord.from.y))
    expect(Math.min(...gaps), name).toBeLessThan(4)
    const { x } = placedOf(composition, 'companion')
    expect((x - hero.x) * (kite.x - hero.x), name).toBeLessThan(0)
  }
})

test('a torn kite flies only where the page says so, and stays torn', () => {
  for (const cast of testCasts) {
    const flown = torn(['hero flies what kite'], cast)
    expect(kiteIn(flown).state).toBe('torn')
    expect(flown.layers.some(({ kind }) => kind === 'cord')).toBe(true)
    expect(torn(['hero pulls what kite'], cast).layers.some(({ kind }) => kind === 'cord')).toBe(false)
  }
})
