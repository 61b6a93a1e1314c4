import { expect, test } from 'vitest'
import type { Composition } from '../../compose-scene.ts'
import { boxIn, composeActs, placedOf, sheet, testCasts } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

const cordIn = ({ layers }: Composition) =>
  layers.flatMap((layer) => (layer.kind === 'cord' ? [layer.cord] : []))[0]!
type Spot = { x: number; y: number }
const far = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

test('a rope that slides into a hole has one end in its dark, and the other one beside it on the ground', () => {
  for (const cast of testCasts) {
    const composition = composeActs(['rope slides in hole', 'hero looks in hole'], cast)
    const { from, to } = cordIn(composition)
    const { left, right, top, bottom } = boxIn(composition, 'hole')
    const name = cast[0].species
    expect(to.x > left && to.x < right && to.y > top && to.y < bottom, name).toBe(true)
    expect(from.x < left || from.x > right, name).toBe(true)
    expect(Math.abs(from.y - bottom), name).toBeLessThan(40)
  }
})

test.each(['hole', 'pit', 'well'])('who drops a rope into a %s has one end in the hand or mouth', (hole) => {
  for (const cast of testCasts) {
    const composition = composeActs([`hero drops what rope in ${hole}`, 'companion looks at hero'], cast)
    const { from, to } = cordIn(composition)
    const hero = placedOf(composition, 'hero')
    const hand = Math.min(...silhouetteOf(hero).hands.map((at) => far(at, from)))
    const name = `${cast[0].species} at ${hole}`
    expect(hand, name).toBeLessThan(30 * hero.scale)
    const box = boxIn(composition, hole)
    expect(to.x > box.left && to.x < box.right, name).toBe(true)
  }
})

test('a rope that one ties to a tree goes from it to the hand of who holds it', () => {
  for (const kind of ['rabbit', 'penguin', 'dog'] as const) {
    const composition = composeActs(
      ['hero ties what rope to tree', 'companion holds what rope'],
      [sheet('hero', 'child'), sheet('companion', kind)],
    )
    const cord = composition.layers
      .flatMap((layer) => (layer.kind === 'cord' ? [layer.cord] : []))
      .toSorted((a, b) => far(b.from, b.to) - far(a.from, a.to))[0]!
    const holder = placedOf(composition, 'companion')
    const hand = Math.min(...silhouetteOf(holder).hands.map((at) => far(at, cord.from)))
    expect(hand, kind).toBeLessThan(30 * holder.scale)
    const tree = boxIn(composition, 'tree')
    expect(cord.to.x > tree.left && cord.to.x < tree.right, kind).toBe(true)
  }
})

test('who goes on four ties a thread to something small by the mouth', () => {
  for (const kind of ['dog', 'elephant', 'unicorn'] as const) {
    const composition = composeActs(['hero ties what thread to lantern'], [sheet('hero', kind)])
    const { from, to } = cordIn(composition)
    const hero = placedOf(composition, 'hero')
    expect(far(silhouetteOf(hero).hands[0], from), kind).toBeLessThan(30 * hero.scale)
    const lantern = boxIn(composition, 'lantern')
    expect(to.x > lantern.left - 10 && to.x < lantern.right + 10, kind).toBe(true)
  }
})
