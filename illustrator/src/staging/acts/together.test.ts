import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import { silhouetteOf } from './silhouette.ts'

test('two who carry something have it between them, a hand of each at it, off the ground', () => {
  for (const cast of testCasts)
    for (const prop of ['log', 'basket', 'table', 'ladder']) {
      const name = `${prop}: ${cast[0].species}`
      const composition = composeActs([`hero carries what ${prop}`, `companion carries what ${prop}`], cast)
      const things = composition.parts.filter(({ kind }) => kind === 'thing')
      expect(things.length, name).toBe(1)
      const { left, right } = boxIn(composition, prop)
      const middle = (left + right) / 2
      const [hero, companion] = [placedOf(composition, 'hero'), placedOf(composition, 'companion')]
      expect(Math.sign(hero.x - middle), name).toBe(-Math.sign(companion.x - middle))
      for (const placed of [hero, companion]) {
        expect(placed.facing === 'right', name).toBe(middle > placed.x)
        const { hands } = silhouetteOf(placed)
        const far = Math.min(...hands.map(({ x }) => Math.max(0, left - x, x - right)))
        // What lies on its side is as long as it is high.
        if (prop !== 'ladder') expect(far, name).toBeLessThan(60 * placed.scale)
      }
    }
})

test('who sits and does something sits, with what it is done with in the hands', () => {
  for (const cast of testCasts.slice(0, 2)) {
    const composition = composeActs(['hero sits on bench', 'hero reads what book'], cast)
    const hero = placedOf(composition, 'hero')
    expect(hero.holds?.prop, cast[0].species).toBe('book')
    const bench = boxIn(composition, 'bench')
    expect(hero.x, cast[0].species).toBeGreaterThan(bench.left)
    expect(hero.x, cast[0].species).toBeLessThan(bench.right)
  }
})

test('what is pushed is heavy, what is swept is before the broom, what is caught is in the net', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const name = cast[0].species
    const pushed = composeActs(['hero pushes what boulder'], cast)
    const [boulder, face] = [boxIn(pushed, 'boulder'), boxIn(pushed, 'hero')]
    expect(boulder.bottom - boulder.top, name).toBeGreaterThan(0.8 * (face.bottom - face.top))
    const sweeper = placedOf(composeActs(['hero sweeps what leaf with broom'], cast), 'hero')
    expect(sweeper.holds?.prop, name).toBe('broom')
    const caught = composeActs(['hero catches what star in net'], cast)
    expect(placedOf(caught, 'hero').holds?.prop, name).toBe('net')
    expect(boxIn(caught, 'star'), name).toBeDefined()
  }
})

test('a thing that lies on two heads lies across both, from the one to the other', () => {
  for (const cast of testCasts.slice(0, 4)) {
    const name = cast[0].species
    const composition = composeActs(
      ['hero hugs what companion', 'companion hugs what hero', 'crown lies on hero on companion'],
      cast,
    )
    const { left, right } = boxIn(composition, 'crown')
    const skulls = (['hero', 'companion'] as const).map(
      (who) => silhouetteOf(placedOf(composition, who)).skull,
    )
    for (const skull of skulls) {
      const middle = (skull.left + skull.right) / 2
      expect(middle, name).toBeGreaterThan(left)
      expect(middle, name).toBeLessThan(right)
    }
  }
})

test('what is tossed is over the pan in the hands, and what is stuck in a tree is among its leaves', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const name = cast[0].species
    const tossed = composeActs(['hero holds what pan', 'pancake flies over pan'], cast)
    const hero = placedOf(tossed, 'hero')
    const pancake = boxIn(tossed, 'pancake')
    const way = hero.facing === 'left' ? -1 : 1
    expect(pancake.bottom, name).toBeLessThan(hero.y)
    expect(((pancake.left + pancake.right) / 2 - hero.x) * way, name).toBeGreaterThan(-60 * hero.scale)
    const stuck = composeActs(['pancake hangs in tree', 'hero points at pancake'], cast)
    const [tree, inTree] = [boxIn(stuck, 'tree'), boxIn(stuck, 'pancake')]
    expect(inTree.bottom, name).toBeLessThan((tree.top + tree.bottom) / 2)
  }
})
