import { describe, expect, test } from 'vitest'
import { act, composeActs, testCasts } from '../../testing-acts.ts'
import type { Scene, Thing } from '@moonpage/storyteller/scene'
import { withCompany } from './company.ts'

const placed = (lines: readonly string[], cast: (typeof testCasts)[number]) => {
  const { layers } = composeActs(lines, cast)
  const figures = layers.flatMap((layer) => (layer.kind === 'figure' ? [layer.figure] : []))
  const things = layers.flatMap((layer) => (layer.kind === 'thing' ? [layer.thing] : []))
  return { figures, things, of: (who: string) => figures.find(({ member }) => member.who === who)! }
}

describe.each(testCasts.map((cast) => [cast.map(({ species }) => species).join(', '), cast] as const))(
  '%s',
  (_, cast) => {
    test('who hugs somebody on a bench sits on it, close', () => {
      const { of, things } = placed(['hero hugs what companion on bench'], cast)
      const bench = things.find(({ thing }) => thing.prop === 'bench')!
      for (const who of ['hero', 'companion']) expect(of(who).y).toBeLessThan(bench.y - 10)
    })

    test('who is carried in a basket is in it, and small', () => {
      const { of, things } = placed(['hero carries what basket', 'companion sits in basket'], cast)
      const basket = things.find(({ thing }) => thing.prop === 'basket')!
      expect(Math.abs(of('companion').x - basket.x)).toBeLessThan(40)
      expect(of('companion').scale).toBeLessThan(of('hero').scale)
    })
  },
)

test('who is hugged hugs back, if they do nothing else', () => {
  const staged = (...lines: string[]) =>
    withCompany(
      { acts: lines.map(act), cast: [{ who: 'hero' }, { who: 'companion' }] } as unknown as Scene,
      false,
    )
      .acts!.filter(({ does }) => does === 'hugs')
      .map(({ who }) => who)
  expect(staged('hero hugs what companion')).toEqual(['hero', 'companion'])
  expect(staged('hero hugs what companion', 'companion cries')).toEqual(['hero'])
  expect(staged('hero hugs what pillow')).toEqual(['hero'])
})

test('who is tucked in lies in the bed', () => {
  const blanket: Thing = { id: 'blanket', name: 'the blanket', prop: 'blanket', count: 1 }
  const scene = (line: string) =>
    ({
      acts: [act(line)],
      things: [blanket],
      cast: [{ who: 'hero' }, { who: 'companion' }],
    }) as unknown as Scene
  const staged = (line: string, hasBed: boolean) =>
    withCompany(scene(line), hasBed).acts!.map(({ who, does, how }) =>
      [who, does, ...how.map(({ by }) => by)].join(' '),
    )
  expect(staged('hero covers what companion', true)).toEqual(['hero covers what', 'companion lies'])
  expect(staged('hero pulls what blanket over companion', true)).toEqual([
    'hero covers what',
    'companion lies',
  ])
  expect(staged('hero covers what companion in blanket', false)).toEqual(['hero covers what with'])
})
