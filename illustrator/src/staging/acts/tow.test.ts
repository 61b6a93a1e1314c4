import { expect, test } from 'vitest'
import type { Box } from '../cameras.ts'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import type { Composition } from '../../compose-scene.ts'
import { silhouetteOf } from './silhouette.ts'

const nearest = ({ x, y }: { x: number; y: number }, { left, right, top, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

const cordOf = ({ layers }: Composition) =>
  layers.flatMap((layer) => (layer.kind === 'cord' ? [layer.cord] : []))[0]!

test('a rope is taut from the hands of whoever pulls to what is pulled', () => {
  for (const cast of testCasts)
    for (const [lines, load] of [
      [['hero pulls what cart', 'companion sits in cart'], 'cart'],
      [['hero pulls what rope to sled'], 'sled'],
      [['hero pulls what sled with rope', 'companion pushes what sled'], 'sled'],
      [['hero pulls what rope', 'rope hangs on cart'], 'cart'],
    ] as const) {
      const name = `${lines[0]}: ${cast[0].species}`
      const composition = composeActs(lines, cast)
      const cord = cordOf(composition)
      const placed = placedOf(composition, 'hero')
      const { hands } = silhouetteOf(placed)
      const far = Math.min(...hands.map(({ x, y }) => Math.hypot(x - cord.from.x, y - cord.from.y)))
      expect(far, name).toBeLessThan(96 * placed.scale)
      expect(nearest(cord.to, boxIn(composition, load)), name).toBeLessThan(20)
      // Not in front of it.
      expect(Math.abs(cord.to.x - cord.from.x), name).toBeGreaterThan(40 * placed.scale)
    }
})

test('a cart has its shaft toward whoever pulls it, and the rope is at the end of that', () => {
  for (const cast of testCasts) {
    const composition = composeActs(['hero pulls what cart'], cast)
    const { left, right } = boxIn(composition, 'cart')
    const { to } = cordOf(composition)
    const isRight = placedOf(composition, 'hero').x > (left + right) / 2
    expect(Math.abs(to.x - (isRight ? right : left)), cast[0].species).toBeLessThan(12)
    const cart = composition.layers.flatMap((layer) => (layer.kind === 'thing' ? [layer.thing] : []))
    expect(cart.find(({ thing }) => thing.prop === 'cart')!.isFlipped === true, cast[0].species).toBe(
      !isRight,
    )
  }
})

test('a boat is tied to its post where the hands are', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const composition = composeActs(['hero ties what boat to signpost with rope'], cast)
    const cord = cordOf(composition)
    expect(nearest(cord.from, boxIn(composition, 'signpost')), cast[0].species).toBeLessThan(20)
    expect(nearest(cord.to, boxIn(composition, 'boat')), cast[0].species).toBeLessThan(20)
    const placed = placedOf(composition, 'hero')
    const { hands } = silhouetteOf(placed)
    const far = Math.min(...hands.map(({ x, y }) => Math.hypot(x - cord.from.x, y - cord.from.y)))
    expect(far, cast[0].species).toBeLessThan(110 * placed.scale)
  }
})

test('who is in a tent, on a bridge or under blankets is there, and who digs a pit is at its edge', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const name = cast[0].species
    const within = (line: string, id: string) => {
      const composition = composeActs([line], cast)
      const [face, box] = [boxIn(composition, 'hero'), boxIn(composition, id)]
      const middle = (face.left + face.right) / 2
      expect(middle, `${line}: ${name}`).toBeGreaterThan(box.left)
      expect(middle, `${line}: ${name}`).toBeLessThan(box.right)
      return { face, box, placed: placedOf(composition, 'hero') }
    }
    const tent = within('hero sits in tent', 'tent')
    expect(tent.face.top, name).toBeGreaterThan(tent.box.top)
    const bridge = within('hero walks over bridge', 'bridge')
    expect(bridge.placed.y, name).toBeLessThan(bridge.box.bottom - 40)
    const mound = within('hero hides under mound', 'mound')
    expect(mound.face.bottom, name).toBeGreaterThan(mound.box.top)
    const pit = composeActs(['hero digs in pit', 'companion looks in pit'], cast)
    for (const who of ['hero', 'companion'])
      expect(placedOf(pit, who).clip, `${who}: ${name}`).toBeUndefined()
  }
})

test('whoever knocks is beside the door, the hand before the face', () => {
  for (const cast of testCasts.slice(0, 3))
    for (const place of ['indoors', 'forest-clearing'] as const) {
      const composition = composeActs(['hero knocks on door', 'companion stands behind hero'], cast, {
        place,
      })
      const placed = placedOf(composition, 'hero')
      const { face, hands } = silhouetteOf(placed)
      const way = placed.facing === 'left' ? -1 : 1
      const ahead = Math.max(...hands.map(({ x }) => way * x))
      expect(ahead, `${cast[0].species} ${place}`).toBeGreaterThan(
        way > 0 ? face.right - 30 : -face.left - 30,
      )
    }
})
