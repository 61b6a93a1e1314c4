import { expect, test } from 'vitest'
import { withClothesBetween, withLastingClothes } from './dress.ts'
import type { CharacterSheet, Scene } from './scene.ts'
import { readAct } from './tales/read-shown.ts'
import { toScene } from './tales/to-scene.ts'

const sheet = (who: CharacterSheet['who'], outfit: CharacterSheet['look']['outfit']): CharacterSheet => ({
  who,
  name: who,
  description: who,
  species: 'fox',
  pronouns: 'she',
  look: { species: 'fox', outfit, outfit_color: 'teal' },
})
const cast = [sheet('hero', 'none'), sheet('companion', 'scarf')]

const scene = (...lines: string[]): Scene =>
  toScene({
    shown: { at: 'home', time: 'dusk', seen: 'medium', light: null, acts: lines.map(readAct) },
    place: 'forest-path',
    setting: 'forest',
    cast,
    roles: new Map([
      ['hero', 'hero'],
      ['friend', 'companion'],
    ]),
    wordsFor: () => null,
    isFirst: false,
  })
const member = ({ cast: all }: Scene, who: string) => all.find((one) => one.who === who)

/** The last of a book's scenes, with what is worn since the others. */
const last = (...pages: string[][]): Scene => {
  const scenes = pages.map((lines) => scene(...lines))
  return withLastingClothes(scenes.at(-1)!, scenes.slice(0, -1), cast)
}

test('who wears a cape has it on, and on later pages', () => {
  expect(member(scene('hero wears red cape'), 'hero')?.worn).toEqual([{ what: 'cape', color: 'red' }])
  const later = last(['hero wears red cape'], ['hero jumps'])
  expect(member(later, 'hero')?.worn).toEqual([{ what: 'cape', color: 'red' }])
  expect(later.acts?.map(({ does }) => does)).toEqual(['jumps', 'wears'])
})

test('what is put somewhere or given away is not worn any more', () => {
  const worn = (...pages: string[][]) => member(last(['hero wears hat'], ...pages), 'hero')
  const wears = (...pages: string[][]) =>
    last(['hero wears hat'], ...pages).acts?.some(({ does, who }) => does === 'wears' && who === 'hero')
  expect(wears(['hero jumps'])).toBe(true)
  expect(wears(['hero lays hat on bench'], ['hero jumps'])).toBe(false)
  expect(wears(['hat flies from hero'], ['hero jumps'])).toBe(false)
  expect(wears(['hero sleeps in bed'])).toBe(false)
  expect(worn(['hero gives hat to friend'], ['hero jumps'])?.worn).toBeUndefined()
  const given = last(['hero wears hat'], ['hero gives hat to friend'], ['friend jumps'])
  expect(given.acts?.at(-1)).toMatchObject({ who: 'companion', does: 'wears' })
})

test('the own scarf is on the body or in the hands, never both', () => {
  const giving = scene('friend gives scarf to hero')
  expect(member(giving, 'companion')?.without).toEqual(['scarf'])
  expect(giving.things?.[0]?.color).toBe('blue')
  const later = last(['friend gives scarf to hero'], ['hero waves to friend'])
  expect(member(later, 'companion')?.without).toEqual(['scarf'])
  expect(member(later, 'hero')?.worn).toEqual([{ what: 'scarf', color: 'blue' }])
  // Another scarf.
  expect(member(scene('friend holds red scarf'), 'companion')?.without).toBeUndefined()
})

test('a scarf that is tied round somebody is on them, and stays', () => {
  const tied = scene('hero ties red scarf beside friend')
  expect(member(tied, 'companion')?.worn).toEqual([{ what: 'scarf', color: 'red' }])
})

test('in a tale, clothes are worn between two pages that have them', () => {
  const pages = [['hero wears hat'], ['hero jumps'], ['hero wears hat'], ['hero jumps']]
  const worn = withClothesBetween(
    pages.map((lines) => scene(...lines)),
    cast,
  ).map(({ acts = [] }) => acts.some(({ does }) => does === 'wears'))
  expect(worn).toEqual([true, true, true, false])
})

test('of a pair one is worn, or both', () => {
  const worn = (line: string) => member(scene(line), 'hero')?.worn
  expect(worn('hero wears mitten')).toEqual([{ what: 'mittens', one: true }])
  expect(worn('hero wears red mittens')).toEqual([{ what: 'mittens', color: 'red' }])
  expect(worn('hero wears pair of boots')).toEqual([{ what: 'boots' }])
})
