import { expect, test } from 'vitest'
import { composeActs, placedOf, testCasts } from '../../testing-acts.ts'
import { whereDrawn } from '../../where-drawn.ts'
import { act } from '../../testing-acts.ts'

const faultsOf = (lines: readonly string[], cast: (typeof testCasts)[number], place = {}) =>
  whereDrawn(composeActs(lines, cast, place).layers, lines.map(act)).flatMap(({ fault, who, what }) =>
    fault ? [`${who} ${fault}: ${what}, ${cast[0].species}`] : [],
  )

test('who and what stands in front of a thing is nearer than it, and before its middle', () => {
  for (const cast of testCasts)
    for (const lines of [
      ['hero stands before door', 'companion points at hero'],
      ['hero stands before house', 'companion waves at hero'],
      ['piano stands before door', 'hero looks at piano'],
      ['hero stands before tree', 'companion stands before tree'],
      ['rocks stands before gate', 'hero pushes what rocks'],
    ])
      expect(faultsOf(lines, cast)).toEqual([])
})

test('in a room with a door what stands in front of the door is at the one that the room has', () => {
  for (const cast of testCasts) {
    const composition = composeActs(['piano stands before door', 'hero looks at piano'], cast, {
      setting: 'farm',
      place: 'indoors',
    })
    const things = composition.layers.flatMap((layer) => (layer.kind === 'thing' ? [layer.thing] : []))
    expect(things.map(({ thing }) => thing.prop)).not.toContain('door')
    const hero = composeActs(['hero stands before door', 'companion looks at hero'], cast, {
      setting: 'farm',
      place: 'indoors',
    })
    // Both are before the same door.
    const piano = things.find(({ id }) => id === 'piano')!
    expect(Math.abs(piano.x - placedOf(hero, 'hero').x), cast[0].species).toBeLessThan(150)
  }
})

test('who peeps from a door is seen over what stands in front of it', () => {
  for (const cast of testCasts.slice(0, 3)) {
    const { layers, parts } = composeActs(
      ['companion peeps from door', 'piano stands before door', 'hero looks at companion'],
      cast,
      { setting: 'farm', place: 'indoors' },
    )
    const face = parts.find(({ id }) => id === 'companion')!.box
    const piano = parts.find(({ id }) => id === 'piano')!.box
    const name = cast[1].species
    expect((face.left + face.right) / 2, name).toBeGreaterThan(piano.left)
    expect((face.left + face.right) / 2, name).toBeLessThan(piano.right)
    expect((face.top + face.bottom) / 2, name).toBeLessThan(piano.top)
    const order = (id: string) =>
      layers.findIndex((layer) =>
        layer.kind === 'thing'
          ? layer.thing.id === id
          : layer.kind === 'figure' && layer.figure.member.who === id,
      )
    expect(order('companion'), name).toBeLessThan(order('piano'))
  }
})
