import type { Thing } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import type { Edges, Spot } from '../../figures/figure-action.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { boxIn, composeActs, placedOf, sceneOfActs, sheet } from '../../testing-acts.ts'
import { hiddenPoints, silhouetteOf } from './silhouette.ts'

const uprights = ['child', 'mouse', 'fox', 'bear', 'frog', 'rabbit'] as const
const onFour = ['unicorn', 'dog', 'lion', 'elephant'] as const

const isIn = ({ x, y }: Spot, { left, right, top, bottom }: Edges): boolean =>
  x > left && x < right && y > top && y < bottom

test('who opens, pulls or pushes a door, a gate or a swing has a hand or the mouth at its handle', () => {
  for (const species of [...uprights, ...onFour])
    for (const line of [
      'hero opens what door',
      'hero pulls what gate',
      'hero pushes what swing',
      'hero holds what swing',
    ]) {
      const composition = composeActs([line], [sheet('hero', species)])
      const [, , , prop = ''] = line.split(' ')
      const { left, right, top, bottom } = boxIn(composition, prop)
      const { hands } = silhouetteOf(placedOf(composition, 'hero'))
      const near = hands.filter((hand) => isIn(hand, { left: left - 6, right: right + 6, top, bottom }))
      expect(near.length, `${species}: ${line}`).toBeGreaterThan(0)
    }
})

test('in a room, whoever opens the door has a hand at its handle', () => {
  for (const species of uprights) {
    const composition = composeActs(['hero opens what door'], [sheet('hero', species)], {
      setting: 'city',
      place: 'indoors',
    })
    const hero = placedOf(composition, 'hero')
    const [hand] = silhouetteOf(hero).hands
    // The room's door is at 1255, its handle 90 further from the middle of the room.
    expect(Math.abs(hand.x - 1345), species).toBeLessThan(60)
  }
})

test('a broom in the hands is beside the face, and its foot is not in the ground', () => {
  for (const species of [...uprights, 'penguin', 'owl'] as const) {
    const hero = placedOf(composeActs(['hero holds what broom'], [sheet('hero', species)]), 'hero')
    const { face, held } = silhouetteOf(hero)
    const middle = (held!.left + held!.right) / 2
    const half = (propInfo.broom.width / 2) * hero.holds!.scale * hero.scale * 0.2
    expect(middle + half < face.left || middle - half > face.right, species).toBe(true)
    expect(held!.bottom, species).toBeLessThan(hero.y + 34 * hero.scale)
  }
})

test('who runs with a broom, or rides it on the ground, has its bristles behind', () => {
  for (const species of [...uprights, 'penguin'] as const)
    for (const line of ['hero runs with broom', 'hero rides what broom on ground']) {
      const hero = placedOf(composeActs([line], [sheet('hero', species)]), 'hero')
      const { held } = silhouetteOf(hero)
      const behind = hero.facing === 'right' ? hero.x - held!.left : held!.right - hero.x
      expect(behind, `${species}: ${line}`).toBeGreaterThan(60 * hero.scale)
      expect(hero.holds?.moved?.turn, species).toBe(62)
    }
})

test('a hand that is held out to somebody is below their face', () => {
  for (const species of uprights)
    for (const other of ['rabbit', 'mouse', 'bear', 'child'] as const) {
      const composition = composeActs(
        ['hero reaches to companion', 'companion looks at hero'],
        [sheet('hero', species), sheet('companion', other)],
      )
      const [hand] = silhouetteOf(placedOf(composition, 'hero')).hands
      const { face } = silhouetteOf(placedOf(composition, 'companion'))
      expect(isIn(hand, face), `${species} to ${other}`).toBe(false)
    }
})

test('a scarf that is pulled on a door is a rope from its handle', () => {
  const cast = [sheet('hero', 'child')]
  const scene = sceneOfActs(['hero pulls what scarf on door'], cast)
  const things = scene.things!.map((thing): Thing =>
    thing.id === 'door' ? { ...thing, state: 'open' } : thing,
  )
  const composition = composeActs(['hero pulls what scarf on door'], cast, { things })
  const cord = composition.layers.flatMap((layer) => (layer.kind === 'cord' ? [layer.cord] : []))[0]!
  const hero = placedOf(composition, 'hero')
  const door = boxIn(composition, 'door')
  const ends = [cord.from, cord.to]
  expect(ends.some((end) => isIn(end, door))).toBe(true)
  expect(ends.some((end) => Math.abs(end.x - hero.x) < 180 * hero.scale)).toBe(true)
})

test('what is pressed flat is in the mouth or the hand that has it', () => {
  const flat: Thing[] = [{ id: 'crown', name: 'the crown', prop: 'crown', state: 'flat', count: 1 }]
  for (const species of [...onFour, 'bear', 'fox'] as const) {
    const hero = placedOf(
      composeActs(['hero holds what crown'], [sheet('hero', species)], { things: flat }),
      'hero',
    )
    const { hands, held } = silhouetteOf(hero)
    const gap = 26 * hero.scale
    const { left, right, top, bottom } = held!
    const around = { left: left - gap, right: right + gap, top: top - gap, bottom: bottom + gap }
    expect(
      hands.some((hand) => isIn(hand, around)),
      species,
    ).toBe(true)
    expect(bottom - top, species).toBeLessThan(right - left)
  }
})

test('of three at a cloth, the tallest is behind it with both fists over its edge', () => {
  const cast = [sheet('hero', 'mouse'), sheet('companion', 'hedgehog'), sheet('helper', 'bear')]
  const lines = cast.map(({ who }) => `${who} pulls what blanket`)
  const composition = composeActs(lines, cast)
  const cloths = composition.layers.flatMap((layer) => (layer.kind === 'cloth' ? [layer.cloth] : []))
  const bear = placedOf(composition, 'helper')
  const { left, right } = cloths[0]!
  expect(bear.x > Math.min(left.x, right.x) && bear.x < Math.max(left.x, right.x)).toBe(true)
  for (const hand of silhouetteOf(bear).hands) {
    expect(hand.y).toBeLessThan(left.y + 10)
    expect(hand.y).toBeGreaterThan(left.y - 70 * bear.scale)
  }
})

test('a shovel is in the hand of whoever digs, and not before the face', () => {
  for (const species of ['fox', 'owl', 'penguin', 'child', 'robot', 'mouse'] as const)
    for (const line of ['hero digs what hole with shovel', 'hero digs with shovel']) {
      const cast = [sheet('hero', species), sheet('companion', 'cat')]
      const { face, held, hands } = silhouetteOf(
        placedOf(composeActs([line, 'companion cheers'], cast), 'hero'),
      )
      const name = `${species}: ${line}`
      // The box around a thing that is turned is wider than the thing.
      expect(hiddenPoints(face, [held!]), name).toBeLessThan(3)
      expect(
        hands.some((hand) => isIn(hand, held!)),
        name,
      ).toBe(true)
    }
})
