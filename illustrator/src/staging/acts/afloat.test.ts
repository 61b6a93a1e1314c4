import type { Scene } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'

const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2

test('whoever rows is in a boat with whom they row, and the boat is in water', () => {
  for (const cast of testCasts)
    for (const lines of [['hero rows what boat with companion'], ['hero rows', 'companion sits in boat']]) {
      const name = `${lines.join(', ')}: ${cast[0].species}`
      const composition = composeActs(lines, cast)
      const hull = composition.parts.find((part) => part.kind === 'thing')!
      for (const who of ['hero', 'companion'] as const) {
        const face = boxIn(composition, who)
        expect(middle(face), name).toBeGreaterThan(hull.box.left)
        expect(middle(face), name).toBeLessThan(hull.box.right)
        expect(placedOf(composition, who).y, name).toBeGreaterThan(hull.box.top)
      }
      // Its surface is over the hull, and the oar over that.
      const after = composition.layers.slice(hull.order + 1).filter(({ kind }) => kind === 'set')
      expect(after.length, name).toBeGreaterThanOrEqual(2)
    }
})

test('who swims is in water up to the chest, and a whale has water where the place has some', () => {
  for (const cast of testCasts)
    for (const lines of [['hero swims'], ['hero swims in pond', 'companion waves to hero']]) {
      const composition = composeActs(lines, cast)
      const hero = placedOf(composition, 'hero')
      expect(hero.clip, `${lines[0]}: ${cast[0].species}`).toBeDefined()
      expect(composition.parts.some(({ kind }) => kind === 'thing')).toBe(false)
      const [, surface] = /V([\d.-]+)H/.exec(hero.clip!)!
      expect(Number(surface)).toBeLessThan(hero.y)
      expect(Number(surface)).toBeGreaterThan(boxIn(composition, 'hero').bottom - 30 * hero.scale)
    }
  const whale = testCasts[3]
  const at = (place: Scene['place']) => composeActs(['hero says to companion'], whale, { place })
  expect(placedOf(at('little-island'), 'hero').clip).toBeDefined()
  for (const place of ['forest-clearing', 'castle-hall', 'indoors'] as const)
    expect(placedOf(at(place), 'hero').clip, place).toBeUndefined()
})

test('another boat at sea is out on the water, and a whale is beside the boat that holds the others', () => {
  const sea = { setting: 'at-sea', place: 'open-sea' } as const
  for (const cast of testCasts) {
    const composition = composeActs(['hero points at boat', 'companion looks at boat'], cast, sea)
    const boat = boxIn(composition, 'boat')
    for (const who of ['hero', 'companion'])
      expect(boat.bottom, `${who} ${cast[0].species}`).toBeLessThan(placedOf(composition, who).y)
  }
  for (const lines of [
    ['hero swims', 'companion sits in boat'],
    ['hero pushes what boat', 'companion stands in boat'],
  ]) {
    const composition = composeActs(lines, testCasts[3], sea)
    expect(composition.parts.every(({ kind }) => kind === 'face')).toBe(true)
    expect(placedOf(composition, 'hero').clip).toBeDefined()
    expect(placedOf(composition, 'companion').clip).toBeUndefined()
  }
})

test('who is carried is over who carries', () => {
  for (const cast of testCasts) {
    const composition = composeActs(['hero carries what companion'], cast)
    expect(boxIn(composition, 'companion').top, cast[0].species).toBeLessThan(
      boxIn(composition, 'hero').bottom,
    )
    const [hero, companion] = [placedOf(composition, 'hero'), placedOf(composition, 'companion')]
    expect(companion.y, cast[0].species).toBeLessThan(hero.y)
  }
})

test('a boat in a harbour is in the water with who is in it, and behind the quay', () => {
  const place = { setting: 'at-sea', place: 'harbour' } as const
  for (const cast of testCasts.slice(0, 3)) {
    const composition = composeActs(['companion sits in boat', 'hero waves to companion'], cast, place)
    const boat = boxIn(composition, 'boat')
    const name = cast[1].species
    expect(boat.bottom, name).toBeLessThan(960)
    expect(placedOf(composition, 'hero').y, name).toBeGreaterThan(1000)
    expect(boxIn(composition, 'companion').bottom, name).toBeLessThan(boat.bottom)
    expect(
      composition.layers.some(({ kind }) => kind === 'set'),
      name,
    ).toBe(true)
  }
})

test('whoever reaches out of a boat is in it', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const composition = composeActs(
      ['hero reaches to helper from boat', 'companion sits in boat', 'helper swims beside boat'],
      cast,
      { setting: 'at-sea', place: 'harbour' },
    )
    const boat = boxIn(composition, 'boat')
    for (const who of ['hero', 'companion']) {
      const face = boxIn(composition, who)
      expect(middle(face), `${who} ${cast[0].species}`).toBeGreaterThan(boat.left)
      expect(middle(face), `${who} ${cast[0].species}`).toBeLessThan(boat.right)
    }
  }
})

test('rocks at sea are behind the far side of the boat, and waves are around its hull', () => {
  const sea = { setting: 'at-sea', place: 'open-sea' } as const
  for (const cast of testCasts.slice(0, 3)) {
    const composition = composeActs(
      ['hero pushes what boat between rocks', 'companion stands in boat', 'helper looks at waves'],
      cast,
      sea,
    )
    const name = cast[0].species
    expect(boxIn(composition, 'rocks').bottom, name).toBeLessThan(945)
    const front = composition.layers.findIndex(({ kind }) => kind === 'foreground')
    const waves = composition.layers.findIndex(
      (layer) => layer.kind === 'thing' && layer.thing.thing.prop === 'waves',
    )
    expect(waves, name).toBeGreaterThan(front)
  }
})
