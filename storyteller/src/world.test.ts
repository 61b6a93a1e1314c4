import { describe, expect, it } from 'vitest'
import type { Moment, MomentKind } from './arc.ts'
import { arcOf } from './arc.ts'
import { happen, PlanError, worldAtStart, type Stakes } from './world.ts'

const stakes: Stakes = {
  home: 'forest-path',
  far: 'forest-clearing',
  obstacles: [{ id: 'stream', place: 'forest-stream' }],
  keeper: 'helper',
  questProp: 'letter',
  carriedFromStart: true,
  kept: false,
  token: 'cookie',
  companionFromStart: false,
}
const at = (kind: MomentKind): Moment => ({ kind, obstacle: 0 })
const live = (kinds: MomentKind[], change: Partial<Stakes> = {}) => {
  const changed = { ...stakes, ...change }
  let world = worldAtStart(changed)
  for (const kind of kinds) world = happen(world, at(kind), changed)
  return world
}
const whole: MomentKind[] = [
  'home',
  'trouble',
  'call',
  'meet',
  'solve',
  'arrive',
  'test',
  'act',
  'win',
  'after',
  'rest',
]

describe('the world of a story', () => {
  it('goes from home to bed with nothing left over', () => {
    const world = live(whole)
    expect(world).toMatchObject({ place: 'bedside', time: 'night', carried: [], feels: 'sleepy' })
    expect(world.present).toEqual(['hero', 'companion'])
  })

  it.each([
    ['a solution without an obstacle', ['home', 'trouble', 'call', 'solve']],
    ['a journey without a reason', ['home', 'call']],
    ['an arrival past an unsolved obstacle', ['home', 'trouble', 'call', 'meet', 'arrive']],
    ['an obstacle that comes twice', ['home', 'trouble', 'call', 'meet', 'solve', 'meet']],
    [
      'an end without the act of the theme',
      ['home', 'trouble', 'call', 'meet', 'solve', 'arrive', 'test', 'win'],
    ],
    ['sleep before the end', ['home', 'rest']],
  ] satisfies [string, MomentKind[]][])('refuses %s', (_, kinds) => {
    expect(() => live(kinds)).toThrow(PlanError)
  })

  it('keeps what is kept, and gives away what is given', () => {
    expect(live(whole.slice(0, 3)).carried).toEqual(['letter', 'cookie'])
    expect(live(whole.slice(0, 8)).carried).toEqual(['letter'])
    expect(live(whole, { kept: true }).carried).toEqual(['letter'])
  })
})

describe('arcOf', () => {
  it.each(Array.from({ length: 13 }, (_, page) => page + 4))(
    'fills %i pages and keeps the order',
    (pages) => {
      for (const attributes of [[], ['high_adventure'], ['gentle_adventure']] as const) {
        const arc = arcOf(pages, attributes)
        expect(arc).toHaveLength(pages)
        const kinds = arc.flat().map((moment) => moment.kind)
        for (const kind of ['home', 'trouble', 'call', 'arrive', 'act', 'win', 'rest'] as const)
          expect(kinds).toContain(kind)
        expect(kinds.at(-1)).toBe('rest')
      }
    },
  )
})
