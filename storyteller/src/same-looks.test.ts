import { expect, test } from 'vitest'
import { withSameLooks } from './same-looks.ts'
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
const looks = (...pages: string[][]) =>
  withSameLooks(pages.map((lines) => page(...lines))).map(({ things = [] }) => things[0])

test('a thing that one line calls red is red in all pictures', () => {
  const [first, second] = looks(['hero throws red ball'], ['ball flies over wall'])
  expect(first?.color).toBe('red')
  expect(second).toMatchObject({ color: 'red', name: 'the red ball' })
})

test('unless there are two of it, or it is painted in the book', () => {
  expect(looks(['hero holds red ball'], ['hero holds blue ball'], ['hero holds ball'])[2]?.color).toBe(
    undefined,
  )
  expect(looks(['hero looks at door'], ['hero paints red door'])[0]?.color).toBe(undefined)
})

test('what is as big before as after is so between', () => {
  const between = (...pages: string[]) => looks(...pages.map((line) => [line]))[1]?.size
  expect(between('hero looks at big sock', 'hero holds sock', 'hero lifts big sock')).toBe('big')
  expect(between('hero looks at big sock', 'hero holds sock', 'hero lifts small sock')).toBe(undefined)
})

test('somebody tiny stays tiny while no line says another size', () => {
  const sizes = (...pages: string[][]) =>
    withSameLooks(pages.map((lines) => page(...lines))).map(({ cast }) => cast[0]?.size)
  const tiny = ['hero is tiny', 'hero runs']
  const plain = ['hero runs']
  const big = ['hero is big', 'hero runs']
  expect(sizes(tiny, plain)).toEqual(['tiny', 'tiny'])
  expect(sizes(plain, tiny)).toEqual([undefined, 'tiny'])
  expect(sizes(tiny, plain, big)).toEqual(['tiny', undefined, 'big'])
})
