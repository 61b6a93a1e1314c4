import { expect, test } from 'vitest'
import { withThoseHeld } from './held-between.ts'
import type { CharacterSheet, Scene } from './scene.ts'
import { readAct } from './tales/read-shown.ts'
import { toScene } from './tales/to-scene.ts'

const hero: CharacterSheet = {
  who: 'hero',
  name: 'hero',
  description: 'a fox',
  species: 'fox',
  pronouns: 'she',
  look: { species: 'fox', outfit: 'none' },
}
const page = (...lines: string[]): Scene =>
  toScene({
    shown: { at: 'home', time: 'dusk', seen: 'medium', light: null, acts: lines.map(readAct) },
    place: 'forest-path',
    setting: 'forest',
    cast: [hero],
    roles: new Map([['hero', 'hero']]),
    wordsFor: () => null,
    isFirst: false,
  })
const inHands = (now: Scene, before: Scene, ...later: Scene[]) =>
  withThoseHeld(now, [before], later).acts?.[0]?.how.find(({ by }) => by === 'with')?.what

test('what is held before and after a picture is held in it', () => {
  const jar = page('hero holds jar')
  expect(inHands(page('hero looks at moon'), jar, jar)).toBe('jar')
  expect(inHands(page('hero looks at moon'), jar, page('hero laughs'), jar)).toBe('jar')
})

test('and not what is laid down, or what leaves no hand free', () => {
  const jar = page('hero holds jar')
  expect(inHands(page('hero looks at moon'), jar, page('jar stands beside hero'))).toBe(undefined)
  expect(inHands(page('hero lifts box'), jar, jar)).toBe(undefined)
  expect(inHands(page('hero looks at jar'), jar, jar)).toBe(undefined)
})
