import { expect, test } from 'vitest'
import { composeScene, type Composition } from '../../compose-scene.ts'
import { composeActs, placedOf, sceneOfActs, testCasts } from '../../testing-acts.ts'

const pebblesOf = ({ layers }: Composition) =>
  layers.flatMap((layer) =>
    layer.kind === 'thing' && layer.thing.thing.prop === 'pebble' ? [layer.thing] : [],
  )

test('several things on a bed lie around those who are in it, and below their faces', () => {
  for (const cast of testCasts) {
    const scene = sceneOfActs(['hero sleeps in bed', 'companion sleeps in bed', 'pebble lies on bed'], cast, {
      place: 'bedside',
    })
    const things = scene.things!.map((thing) => (thing.prop === 'pebble' ? { ...thing, count: 5 } : thing))
    const composed = composeScene({ ...scene, things }, cast, 'acts:1')
    const pebbles = pebblesOf(composed)
    const heads = ['hero', 'companion'].map((who) => placedOf(composed, who))
    const name = cast[0].species
    expect(pebbles, name).toHaveLength(5)
    expect(Math.min(...pebbles.map(({ y }) => y)), name).toBeGreaterThan(Math.max(...heads.map(({ y }) => y)))
    expect(Math.min(...pebbles.map(({ x }) => x)), name).toBeLessThan(Math.min(...heads.map(({ x }) => x)))
    expect(Math.max(...pebbles.map(({ x }) => x)), name).toBeGreaterThan(Math.max(...heads.map(({ x }) => x)))
  }
})

test('what somebody lays on a bed lies there, and they stand beside it', () => {
  for (const cast of testCasts) {
    const composed = composeActs(['hero lays what pebble on bed', 'companion looks at hero'], cast, {
      place: 'bedside',
    })
    const [pebble] = pebblesOf(composed)
    const { x, y } = placedOf(composed, 'hero')
    expect(pebble!.y, cast[0].species).toBeLessThan(y - 60)
    expect(pebble!.x, cast[0].species).toBeGreaterThan(x)
  }
})
