import { expect, test } from 'vitest'
import { isThereIn, onlookersIn } from './onlookers.ts'
import type { CharacterSheet, Scene } from './scene.ts'
import { readAct } from './tales/read-shown.ts'
import { toScene } from './tales/to-scene.ts'

const sheet = (who: 'hero' | 'companion', name: string): CharacterSheet => ({
  who,
  name,
  description: 'a fox',
  species: 'fox',
  pronouns: 'she',
  look: { species: 'fox', outfit: 'none' },
})
const sheets = [sheet('hero', '[[hero]]'), sheet('companion', 'the mole')]
const page = (...lines: string[]): Scene =>
  toScene({
    shown: { at: 'home', time: 'dusk', seen: 'medium', light: null, acts: lines.map(readAct) },
    place: 'forest-path',
    setting: 'forest',
    cast: sheets,
    roles: new Map([
      ['hero', 'hero'],
      ['mole', 'companion'],
    ]),
    wordsFor: () => null,
    isFirst: false,
  })

test.each(['“No,” said the mole.', 'Up it went. The mole laughed.', '“No.” The mole nodded.'])(
  'who speaks or does something on a page is there: %s',
  (text) => {
    expect(isThereIn(text, 'the mole')).toBe(true)
  },
)

test.each([
  'The mole was gone.',
  '“Where is the mole?” asked [[hero]].',
  '“No,” said the mole, far away.',
  'The mole went out. “Hm,” said the mole.',
  'The mole’s hat laughed.',
])('and not who is only spoken of, or elsewhere: %s', (text) => {
  expect(isThereIn(text, 'the mole')).toBe(false)
})

test('who is there and in no line looks on, beside those with whom they were seen', () => {
  const both = page('mole runs to hero')
  const content = 'Up it went. “Oh!” said the mole.'
  const looking = (scene: Scene, before?: Scene) =>
    onlookersIn(scene, { content, sheets, around: [before] }).map(({ who, how }) => [who, how[0]?.what])
  const throws = page('hero throws ball')
  expect(looking(throws, both)).toEqual([['companion', 'hero']])
  expect(looking(throws)).toEqual([])
  expect(looking(page('hero hides behind tree'), both)).toEqual([])
  expect(looking({ ...throws, framing: 'close-up' }, both)).toEqual([])
  expect(looking(both, both)).toEqual([])
})
