import { expect, it } from 'vitest'
import type { Scene } from './scene.ts'
import { withDrawings } from './drawn-before.ts'

const sceneOf = (acts: NonNullable<Scene['acts']>, things: NonNullable<Scene['things']>): Scene =>
  ({
    framing: 'medium',
    setting: 'forest',
    place: 'forest-path',
    time: 'night',
    light: 'sky',
    cast: [],
    props: [],
    acts,
    things,
  }) as unknown as Scene

const map = { id: 'paper', name: 'the paper', prop: 'paper', count: 1 } as const
const drawing = sceneOf(
  [
    {
      who: 'hero',
      does: 'draws',
      how: [
        { by: 'what', what: 'red kite' },
        { by: 'on', what: 'paper' },
      ],
      feels: null,
    },
  ],
  [{ id: 'red kite', name: 'the red kite', prop: 'kite', color: 'red', count: 1 }, map],
)
const giving = sceneOf(
  [
    {
      who: 'hero',
      does: 'gives',
      how: [
        { by: 'what', what: 'paper' },
        { by: 'to', what: 'companion' },
      ],
      feels: null,
    },
  ],
  [map],
)

it('what was drawn on a sheet is on it later, and not before', () => {
  expect(withDrawings(giving, [drawing]).things).toEqual([{ ...map, shows: { prop: 'kite', color: 'red' } }])
  expect(withDrawings(giving, [giving])).toEqual(giving)
  expect(withDrawings(drawing, [drawing]).things).toEqual(drawing.things)
})
