import { expect, test } from 'vitest'
import type { Cord } from '../layout.ts'
import type { Composition } from '../../compose-scene.ts'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

const cordsOf = ({ layers }: Composition): Cord[] =>
  layers.flatMap((layer) => (layer.kind === 'cord' ? [layer.cord] : []))

/** How far the nearest hand of a figure is from a point, in figure units. */
function handFrom(composition: Composition, who: string, { x, y }: { x: number; y: number }): number {
  const placed = placedOf(composition, who)
  return (
    Math.min(...silhouetteOf(placed).hands.map((hand) => Math.hypot(hand.x - x, hand.y - y))) / placed.scale
  )
}

test('a rope that two hold or pull is between them, an end in a hand of each, and both look at each other', () => {
  for (const cast of testCasts)
    for (const does of ['holds', 'pulls']) {
      const name = `${does}: ${cast[0].species}`
      const composition = composeActs([`hero ${does} what rope`, `companion ${does} what rope`], cast)
      const [cord] = cordsOf(composition)
      expect(handFrom(composition, 'hero', cord!.from), name).toBeLessThan(2)
      expect(handFrom(composition, 'companion', cord!.to), name).toBeLessThan(2)
      const [hero, companion] = [placedOf(composition, 'hero'), placedOf(composition, 'companion')]
      expect(Math.abs(cord!.to.x - cord!.from.x), name).toBeGreaterThan(
        100 * Math.min(hero.scale, companion.scale),
      )
      expect(hero.facing === 'right', name).toBe(companion.x > hero.x)
      expect(companion.facing === 'right', name).toBe(hero.x > companion.x)
      // Tight when it is pulled, else in a curve.
      expect(cord!.sag! > 0.05, name).toBe(does === 'holds')
    }
})

test('a string goes from the hand to the kite, and from thing to thing', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const name = cast[0].species
    for (const lines of [
      ['hero flies what kite'],
      ['hero holds what thread', 'kite flies'],
      ['thread walks from kite to hero'],
    ]) {
      const composition = composeActs(lines, cast)
      const [cord] = cordsOf(composition)
      const kite = boxIn(composition, 'kite')
      expect(handFrom(composition, 'hero', cord!.from), `${name}: ${lines[0]}`).toBeLessThan(2)
      expect(kite.bottom, name).toBeLessThan(
        placedOf(composition, 'hero').y - 200 * placedOf(composition, 'hero').scale,
      )
      expect(cord!.to.y, name).toBeGreaterThan(kite.top)
      expect(cord!.to.y, name).toBeLessThan(kite.bottom)
    }
  }
  const line = composeActs(['bell hangs on rope between tree between pine'], testCasts[0])
  const [rope] = cordsOf(line)
  const bell = boxIn(line, 'bell')
  expect(bell.left).toBeGreaterThan(Math.min(rope!.from.x, rope!.to.x))
  expect(bell.right).toBeLessThan(Math.max(rope!.from.x, rope!.to.x))
})

test('whoever ties a ribbon has it round the trunk and in the hands; whoever is led is behind on the leash', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const name = cast[0].species
    const tied = composeActs(['hero ties what thread to tree'], cast)
    const [band, ends] = cordsOf(tied)
    expect(band!.bow, name).toBe('bow')
    expect(handFrom(tied, 'hero', ends!.from), name).toBeLessThan(2)
    const led = composeActs(['hero walks what companion on rope'], cast)
    const [hero, companion] = [placedOf(led, 'hero'), placedOf(led, 'companion')]
    expect(companion.facing, name).toBe(hero.facing)
    expect(hero.facing === 'right', name).toBe(hero.x > companion.x)
    expect(cordsOf(led).length, name).toBe(1)
  }
})
