import { expect, test } from 'vitest'
import { placesOf, type Scene } from './scene.ts'
import { hasRoof, hasWeather, placeAt, readSurroundings, withoutAir } from './surroundings.ts'
import { readAct } from './tales/read-shown.ts'
import type { SceneAct } from './scene.ts'

test.each([
  ['it snows', { weather: 'snow' }],
  ['It is snowing heavily.', { weather: 'snow' }],
  ['snow falls on [[hero]]', { weather: 'snow' }],
  ['rain pours down', { weather: 'rain' }],
  ['thick fog hides everything', { weather: 'fog' }],
  ['fog', { weather: 'fog' }],
  ['the wind blows hard', { weather: 'wind' }],
  ['a big storm', { weather: 'storm' }],
  ['starlight', { weather: 'stars' }],
  ['the stars shine', { weather: 'stars' }],
  ['inside a cave', { where: 'cave' }],
  ['They are inside the dark cave', { where: 'cave' }],
  ['at the top of the hill', { where: 'top' }],
  ['under water', { where: 'underwater' }],
  ['inside the house', { where: 'inside' }],
  ['outside', { where: 'outside' }],
])('%s', (line, said) => {
  expect(readSurroundings(line)).toEqual(said)
})

test.each([
  '[[hero]] walks through the snow',
  'the wind blows the hat from [[hero]]',
  '[[hero]] looks at the rain',
  '[[companion]] sits inside the tent',
  '[[hero]] stands on top of the ladder',
  'the lantern shines',
])('%s is a deed', (line) => {
  expect(readSurroundings(line)).toBeNull()
})

const acts = (line: string) => withoutAir([readAct(line) as SceneAct], false)

test('what walks in rain walks, and what the wind blows flies', () => {
  expect(acts('hero walks in rain')).toMatchObject({ acts: [{ who: 'hero', how: [] }], weather: 'rain' })
  expect(acts('wind blows hat from hero')).toMatchObject({
    acts: [{ who: 'hat', does: 'flies', how: [{ by: 'from', what: 'hero' }] }],
    weather: 'wind',
  })
  expect(acts('hero digs snow').acts[0]?.how).toHaveLength(1)
  expect(acts('fog lies on ground')).toEqual({ acts: [], weather: 'fog' })
})

test('every setting has a place for what a page says, and outside there is no roof', () => {
  const settings = Object.keys(placesOf) as Scene['setting'][]
  for (const setting of settings) {
    if (setting !== 'bedroom') expect(hasRoof(placeAt('outside', setting, 'indoors')), setting).toBe(false)
    expect(hasRoof(placeAt('inside', setting, placesOf[setting][0])), setting).toBe(true)
    expect(hasWeather(setting, placeAt('underwater', setting, 'indoors')), setting).toBe(false)
  }
})
