import type { Thing } from '@moonpage/storyteller/scene'
import { expect, test } from 'vitest'
import { boxIn, composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import type { Composition } from '../../compose-scene.ts'

const thing = (id: string, more: Partial<Thing>): Thing => ({
  id,
  name: `the ${id}`,
  prop: null,
  count: 1,
  ...more,
})

const stateOf = ({ layers }: Composition, id: string): string | undefined =>
  layers.flatMap((layer) => (layer.kind === 'thing' && layer.thing.id === id ? [layer.thing.state] : []))[0]

test('a blanket on a chair lies over its back, and a scarf on a hook hangs from its tip', () => {
  for (const cast of testCasts) {
    const onChair = composeActs(['blanket lies on chair', 'hero looks at blanket'], cast)
    const [cloth, chair] = [boxIn(onChair, 'blanket'), boxIn(onChair, 'chair')]
    expect(stateOf(onChair, 'blanket')).toBe('draped')
    expect(Math.abs(cloth.top - chair.top), cast[0].species).toBeLessThan((chair.bottom - chair.top) * 0.25)
    expect(cloth.bottom, cast[0].species).toBeLessThan(chair.bottom)

    const onHook = composeActs(['scarf hangs on hook', 'hero looks at scarf'], cast)
    const [scarf, hook] = [boxIn(onHook, 'scarf'), boxIn(onHook, 'hook')]
    expect(stateOf(onHook, 'scarf')).toBe('hung')
    expect(Math.abs(scarf.top - hook.top), cast[0].species).toBeLessThan((hook.bottom - hook.top) * 0.15)
    expect(scarf.bottom, cast[0].species).toBeLessThan(hook.bottom)
  }
})

test('a toy lamb is in the arms of who holds it, and over the head of who lifts it', () => {
  const lamb = thing('lamb', { kin: 'sheep', species: 'bear', size: 'small' })
  for (const cast of testCasts.slice(0, 2))
    for (const does of ['holds', 'lifts'] as const) {
      const composition = composeActs([`hero ${does} what lamb`, 'companion looks at hero'], cast, {
        things: [lamb],
      })
      const small = composition.layers.flatMap((layer) =>
        layer.kind === 'figure' && layer.figure.isExtra ? [layer.figure] : [],
      )[0]!
      const hero = placedOf(composition, 'hero')
      expect(small.sheet.kin, does).toBe('sheep')
      expect(Math.abs(small.x - hero.x), does).toBeLessThan(110 * hero.scale)
      const up = (hero.y - small.y) / hero.scale
      if (does === 'lifts') expect(up).toBeGreaterThan(250)
      else {
        expect(up).toBeGreaterThan(10)
        expect(up).toBeLessThan(120)
      }
    }
})

test('lights of a group stand apart', () => {
  const lanterns = thing('lanterns', { prop: 'lantern', state: 'lit', count: 5 })
  const composition = composeActs(['hero looks at lanterns', 'companion looks at lanterns'], testCasts[0], {
    things: [lanterns],
  })
  const xs = composition.layers
    .flatMap((layer) => (layer.kind === 'thing' && layer.thing.id === 'lanterns' ? [layer.thing] : []))
    .toSorted((a, b) => a.x - b.x)
  expect(xs).toHaveLength(5)
  for (const [i, { x, scale }] of xs.entries())
    if (i > 0) expect(x - xs[i - 1]!.x).toBeGreaterThan(60 * scale)
})

test('in a bedroom, a blanket over a chair is no quilt, and a hat that a sleeper wears is on the head', () => {
  const night = { setting: 'bedroom', place: 'bedside', time: 'night' } as const
  for (const cast of testCasts.slice(0, 3)) {
    const lines = ['hero sleeps in bed', 'blanket lies on chair', 'hero wears what hat']
    const composition = composeActs(lines, cast, night)
    const [cloth, chair, hat] = [
      boxIn(composition, 'blanket'),
      boxIn(composition, 'chair'),
      boxIn(composition, 'hat'),
    ]
    expect(cloth.top, cast[0].species).toBeLessThan(chair.bottom)
    expect(cloth.right, cast[0].species).toBeGreaterThan(chair.left)
    const hero = placedOf(composition, 'hero')
    expect(Math.abs((hat.left + hat.right) / 2 - hero.x), cast[0].species).toBeLessThan(60 * hero.scale)
    expect(hat.bottom, cast[0].species).toBeLessThan(hero.y)
  }
})
