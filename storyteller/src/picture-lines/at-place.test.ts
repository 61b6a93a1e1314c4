import { expect, test } from 'vitest'
import { placeNouns } from '../data/place-nouns.ts'
import { places, spots, type Place } from '../scene.ts'
import { withBoatsAtHand } from './at-place.ts'
import { readFreeLine } from './read-free-line.ts'

const figures = [{ ref: 'hero', words: ['[[hero]]'], pronouns: 'she' }]
const read = (place: Place, line: string, things: readonly string[] = []): string[] =>
  readFreeLine(line, figures, [], things, place).map(({ who, does, how }) =>
    [who, does, ...how.map(({ by, what }) => `${by}=${what}`)].join(' '),
  )

test.each<[Place, string, string[]]>([
  ['mountain-lake', '[[hero]] stands in the cold lake', ['hero swims']],
  ['mountain-lake', '[[hero]] floats on the lake', ['hero swims']],
  ['mountain-lake', '[[hero]] sits beside the lake', ['hero sits']],
  ['mountain-lake', '[[hero]] stands on the shore of the lake', ['hero stands']],
  ['mountain-lake', '[[hero]] throws a pebble into the lake', ['hero throws what=pebble to=far']],
  ['mountain-lake', '[[hero]] looks at the peaks', ['hero looks at=far']],
  ['mountain-lake', 'the boat lies on the lake', ['boat stands in=distance']],
  ['mountain-lake', 'the lake shines', ['far shines']],
  ['harbour', 'the boat is at the dock', ['boat stands in=distance']],
  ['mountain-lake', 'the boat stands on the shore', ['boat stands on=ground']],
  ['harbour', '[[hero]] pulls the rope on the dock', ['hero pulls what=rope on=ground']],
  ['harbour', '[[hero]] runs to the harbor', ['hero runs to=ground']],
  ['harbour', '[[hero]] wades in the sea', ['hero swims']],
  ['hilltop', '[[hero]] flies the kite on the hilltop', ['hero flies what=kite']],
  ['cave', '[[hero]] sits in the cave', ['hero sits on=ground']],
  ['rainbow-bridge', '[[hero]] walks over the bridge', ['hero walks on=ground']],
  ['city-street', '[[hero]] looks into the shop', ['hero looks at=far']],
  ['city-street', 'the street is empty', ['far stands']],
  ['frozen-pond', '[[hero]] slides on the lake', ['hero slides on=ground']],
  ['farmyard', 'the moon hangs over the roof', ['moon hangs in=sky']],
  ['rooftop', '[[hero]] flies over the rooftop', ['hero flies over=ground']],
  ['rainbow-bridge', 'the lantern hangs over the bridge', ['lantern hangs over=ground']],
  // What is done to it is not done to the place.
  ['open-sea', '[[hero]] paints the lighthouse', ['hero paints what=lighthouse']],
  // Elsewhere it is a thing.
  ['forest-path', '[[hero]] sits in the cave', ['hero sits in=cave']],
  ['forest-path', '[[hero]] looks at the lake', ['hero looks at=lake']],
  ['forest-path', '[[hero]] looks at the sea', ['hero looks at=far']],
])('at %s: %s', (place, line, acts) => {
  expect(read(place, line)).toEqual(acts)
})

test('a boat is out on the water only if nobody uses it', () => {
  const howOf = (...lines: string[]) =>
    withBoatsAtHand(lines.flatMap((line) => readFreeLine(line, figures, [], [], 'mountain-lake'))).find(
      ({ who }) => who === 'boat',
    )?.how
  const lies = 'the boat floats on the lake'
  expect(howOf(lies, '[[hero]] looks at the boat')).toEqual([{ by: 'in', what: 'distance' }])
  expect(howOf('[[hero]] sits in the boat', lies)).toEqual([])
})

test('a thing of the book is no part of its place', () => {
  expect(read('cave', '[[hero]] peeps into the cave', ['toy cave'])).toEqual(['hero peeps in=cave'])
})

test('no word for a place is left as a thing where one stands, goes or looks', () => {
  for (const place of places)
    for (const noun of placeNouns.get(place)?.keys() ?? [])
      for (const line of [`stands on the ${noun}`, `runs to the ${noun}`, `looks at the ${noun}`])
        for (const { how } of readFreeLine(`[[hero]] ${line}`, figures, [], [], place))
          for (const { what } of how) expect(spots, `${place}: ${line}`).toContain(what)
})
