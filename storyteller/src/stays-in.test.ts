import { expect, test } from 'vitest'
import type { CharacterSheet, Place, Scene } from './scene.ts'
import { withThoseInside } from './stays-in.ts'
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
const shore = (...lines: string[]) => at('mountain-lake', ...lines)
const added = (scene: Scene, ...before: Scene[]) =>
  withThoseInside(scene, before)
    .acts?.slice(scene.acts?.length)
    .map(({ who, does, how }) => [who, does, how[0]?.what].join(' '))

test('who was in a boat and what lay in a nest is still there', () => {
  const boat = shore('companion sits in boat', 'hero looks at companion')
  expect(added(shore('companion points at moon', 'hero sits in boat'), boat)).toEqual(['companion sits boat'])
  const nest = shore('egg lies in nest', 'hero touches egg')
  expect(added(shore('hero sits beside log', 'nest stands on log'), nest)).toEqual(['egg lies nest'])
})

test('unless they are elsewhere by now', () => {
  const boat = shore('companion sits in boat', 'hero looks at companion')
  expect(added(shore('companion runs to hero', 'hero sits in boat'), boat)).toEqual([])
  expect(added(shore('companion points at moon'), boat)).toEqual([])
  expect(added(at('garden-pond', 'companion cries', 'hero pulls boat'), boat)).toEqual([])
  const nest = shore('egg lies in nest')
  expect(added(shore('hero looks at nest'), nest, shore('hero holds egg'))).toEqual([])
  expect(added(shore('chick sits in nest'), nest)).toEqual([])
})
