import { expect, test } from 'vitest'
import { restingPlaceOf } from './resting-place.ts'
import { readAct } from './tales/read-shown.ts'

test.each([
  [['hero sleeps in bed', 'companion sleeps on floor'], 'bedside'],
  [['hero sleeps', 'companion sleeps'], 'bedside'],
  [['hero sleeps on floor', 'companion sleeps beside hero'], 'heap'],
  [['hero sleeps on floor', 'kitten sleeps in bed'], 'bedside'],
  [['hero sleeps in boat', 'companion sleeps in boat'], 'forest-path'],
  [['hero sleeps under tree'], 'forest-path'],
  [['hero sleeps in nest'], 'indoors'],
  [['hero sleeps on companion', 'companion sits in armchair'], 'indoors'],
  [['hero sleeps in hammock'], 'hammock'],
  [['hero sleeps on the grass'], 'hillside'],
  [['hero waves'], 'bedside'],
])('%s', (lines, place) => {
  const isFigure = (ref: string) => ref === 'hero' || ref === 'companion'
  expect(restingPlaceOf(lines.map(readAct), 'bedside', 'forest', isFigure, lines)).toBe(place)
})

test('another place is the plan’s', () => {
  expect(restingPlaceOf([readAct('hero sleeps in nest')], 'hillside', 'forest', () => true, [])).toBe(
    'hillside',
  )
})
