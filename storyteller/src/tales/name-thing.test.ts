import { expect, test } from 'vitest'
import { describeBook, describeScene } from '../alt-text.ts'
import type { CharacterSheet, Scene } from '../scene.ts'
import { parseBeat } from './parse-beats.ts'
import { isFuller, kinNamed, nameThing, spoken } from './name-thing.ts'

test.each([
  ['the bell', { prop: 'bell', count: 1 }],
  ['an open box', { prop: 'box', state: 'open', count: 1 }],
  ['the nosed potato', { prop: 'potato', state: 'bent', count: 1 }],
  ['an empty sack', { prop: 'sack', state: 'empty', count: 1 }],
  ['a pile of nine pillows', { prop: 'pillow', state: 'piled', count: 9 }],
  ['the stack of two layers', { prop: 'cake-layer', state: 'piled', count: 2 }],
  ['a trail of six peas', { prop: 'seed', state: 'row', count: 6 }],
  ['a heart of nine pebbles', { prop: 'pebble', state: 'heart', count: 9 }],
  ['the lamp post', { prop: 'lamp-post', count: 1 }],
  ['the children next door', { species: 'child', count: 5 }],
  ['the moon calves', { kin: 'cow', species: 'bear', count: 5 }],
  ['seven ducklings', { prop: 'duckling', count: 7 }],
  ['twenty little clouds', { prop: 'cloud', state: 'small', count: 9 }],
  ['the pinecones', { prop: 'pinecone', count: 5 }],
  ['the soup pot', { prop: 'soup-pot', count: 1 }],
  ['eleven little goats', { kin: 'goat', species: 'fox', count: 9 }],
  ['a full basket of apples', { prop: 'basket', state: 'full', filling: 'apple', count: 1 }],
  ['the wagon full of pumpkins', { prop: 'cart', state: 'full', filling: 'pumpkin', count: 1 }],
  ['a half full jar of honey', { prop: 'jar', state: 'half-full', filling: 'honey', count: 1 }],
  ['an empty bowl of porridge', { prop: 'bowl', state: 'empty', filling: 'porridge', count: 1 }],
  ['the jar of jam', { prop: 'jam-jar', count: 1 }],
  ['the pudding', { prop: 'bowl', filling: 'pudding', loose: true, count: 1 }],
  ['the yellow scarf-coil', { prop: 'rope', state: 'knitted', color: 'yellow', count: 1 }],
  ['the open empty chest', { prop: 'treasure-chest', state: 'empty', count: 1 }],
  ['an open chest of books', { prop: 'treasure-chest', state: 'open', filling: 'book', count: 1 }],
  ['the white sheet', { prop: 'blanket', color: 'white', count: 1 }],
  ['a folded towel', { prop: 'blanket', color: 'blue', state: 'folded', count: 1 }],
  ['a sheet of paper', { prop: 'paper', count: 1 }],
  ['the half-eaten pie', { prop: 'pie', state: 'bitten', count: 1 }],
  ['the deep mud', { prop: 'mud', count: 1 }],
  ['the dirty plate', { prop: 'plate', state: 'muddy', count: 1 }],
  ['a wilted flower pot', { prop: 'flower-pot', state: 'wilted', count: 1 }],
  ['a cracked egg', { prop: 'egg', state: 'cracked', count: 1 }],
  ['nothing at all', { prop: null, count: 1 }],
])('%s', (words, found) => {
  expect(nameThing(words)).toMatchObject(found)
})

test('somebody met is known by the last noun', () => {
  expect(kinNamed('the old cloth camel')).toBe('camel')
  expect(kinNamed('the queen')).toBe('grown-up')
  expect(kinNamed('a small fox')).toBe('fox')
  expect(kinNamed('the wind')).toBeUndefined()
})

test('an alt text tells who does what, and leaves out what the painter does not know', () => {
  const sheet = (who: CharacterSheet['who'], name: string): CharacterSheet => ({
    who,
    name,
    description: 'a small fox',
    species: 'fox',
    pronouns: 'she',
    look: { species: 'fox', outfit: 'none' },
  })
  const scene: Scene = {
    setting: 'forest',
    place: 'forest-stream',
    time: 'dusk',
    light: 'sky',
    framing: 'medium',
    cast: [{ who: 'hero', pose: 'reach', expression: 'brave', looks_at: 'thing' }],
    props: [],
    acts: [
      { who: 'hero', does: 'pulls', how: [{ by: 'what', what: 'rope' }], feels: 'brave' },
      { who: 'hero', does: 'looks', how: [{ by: 'at', what: 'gist' }], feels: null },
      { who: 'ducklings', does: 'sleeps', how: [], feels: 'sleepy' },
    ],
    things: [
      { id: 'rope', name: 'the rope', prop: 'rope', count: 1 },
      { id: 'gist', name: 'the gist', prop: null, count: 1 },
      { id: 'ducklings', name: 'ten ducklings', prop: 'duckling', count: 9 },
    ],
    text_area: 'none',
  }
  expect(describeScene(scene, [sheet('hero', 'Pip')])).toBe(
    'Beside a forest stream at dusk, Pip, a small fox, pulls a rope, determined. Ten ducklings are asleep.',
  )
  // Who somebody is and where, is told once a book.
  expect(describeBook([scene, { ...scene, time: 'night' }], [sheet('hero', 'Pip')])[1]).toBe(
    'At night, Pip pulls the rope, determined. Ten ducklings are asleep.',
  )
})

test('one thing has one name in a picture, with or without its state', () => {
  expect(isFuller('covered basket', 'basket')).toBe(true)
  expect(isFuller('stack of five layers', 'layers')).toBe(true)
  expect(isFuller('picnic basket', 'basket')).toBe(false)
  expect(isFuller('basket', 'basket')).toBe(false)
})

test('pictures with a condition come before the one of the same half that has none', () => {
  const entry = (line: number, text: string, when: string[] = []) =>
    ({
      is: 'entry',
      line,
      entry: { line, key: 'picture', when: when.map((tag) => [{ tag, not: false }]), about: [], text },
    }) as const
  const beat = parseBeat('x.tale', {
    line: 1,
    title: '3 backward',
    lines: [
      entry(2, 'way, dusk, medium', ['b']),
      entry(3, 'home, dusk, medium'),
      entry(4, 'far, dusk, medium', ['whole']),
      entry(5, 'far, night, medium'),
    ],
    parts: [],
  })
  expect(beat.pictures.map(({ half, when }) => [half, when.length])).toEqual([
    [0, 1],
    [0, 0],
    [1, 1],
    [1, 0],
  ])
})

test('a thing in bud is said as one says it', () => {
  expect(spoken('bud pot')).toBe('budding pot')
  expect(spoken('white bud')).toBe('white bud')
})
