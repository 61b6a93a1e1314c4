import { expect, test } from 'vitest'
import { withThoseSeated } from './keeps-seat.ts'
import type { CharacterSheet, Place, Scene } from './scene.ts'
import { readAct } from './tales/read-shown.ts'
import { toScene } from './tales/to-scene.ts'

const sheet = (who: 'hero' | 'companion'): CharacterSheet => ({
  who,
  name: who,
  description: 'a fox',
  species: 'fox',
  pronouns: 'she',
  look: { species: 'fox', outfit: 'none' },
})
const at = (place: Place, ...lines: string[]): Scene =>
  toScene({
    shown: { at: 'home', time: 'dusk', seen: 'medium', light: null, acts: lines.map(readAct) },
    place,
    setting: 'forest',
    cast: [sheet('hero'), sheet('companion')],
    roles: new Map([
      ['hero', 'hero'],
      ['companion', 'companion'],
    ]),
    wordsFor: () => null,
    isFirst: false,
  })
const path = (...lines: string[]) => at('forest-path', ...lines)
const added = (scene: Scene, before: Scene[], content?: string) =>
  withThoseSeated(scene, before, content)
    .acts?.slice(scene.acts?.length)
    .map(({ who, does, how }) => [who, does, how[0]?.by, how[0]?.what].join(' '))
const wall = path('companion sits on wall', 'hero looks at companion')

test('who sits on a wall does so while talking, though no line names the wall', () => {
  expect(added(path('companion says to hero', 'hero laughs'), [wall])).toEqual(['companion sits on wall'])
  const after = [wall, path('hero laughs')]
  expect(added(path('companion points at moon'), after)).toEqual(['companion sits on wall'])
})

test('until somebody gets up, or the place is another', () => {
  expect(added(path('companion runs to hero'), [wall])).toEqual([])
  expect(added(path('companion laughs'), [wall], 'The companion climbed down.')).toEqual([])
  expect(added(path('companion laughs', 'hero pulls companion'), [wall])).toEqual([])
  expect(added(path('companion laughs'), [wall, path('companion runs')])).toEqual([])
  expect(added(at('forest-clearing', 'companion laughs'), [wall])).toEqual([])
  expect(added({ ...path('companion laughs'), framing: 'close-up' }, [wall])).toEqual([])
})
