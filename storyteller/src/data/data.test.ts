import { expect, test } from 'vitest'
import { findUnfitWords } from '../checks/words/find-unfit-words.ts'
import { placesOf } from '../scene.ts'
import { companions } from './companions.ts'
import { settings } from './settings.ts'
import { subjects } from './subjects.ts'

test('a setting has its own places', () => {
  for (const [id, { route }] of Object.entries(settings)) {
    const places: readonly string[] = placesOf[id as keyof typeof placesOf]
    expect(route.map((stop) => stop.place).toSorted(), id).toEqual([...places].toSorted())
  }
})

test('names, looks and homes have nothing in them that does not belong in a bedtime story', () => {
  const text = JSON.stringify([subjects, companions, settings])
  expect(findUnfitWords(text).map(({ start, end }) => text.slice(start - 40, end + 20))).toEqual([])
})
