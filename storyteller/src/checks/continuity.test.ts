import { expect, test } from 'vitest'
import type { CharacterSheet, Scene } from '../scene.ts'
import { readAct } from '../tales/read-shown.ts'
import { toScene } from '../tales/to-scene.ts'
import { lapsesIn } from './continuity.ts'
import { mixedSamples } from './samples.ts'

const sheet = (who: 'hero' | 'companion', name: string): CharacterSheet => ({
  who,
  name,
  description: 'a fox',
  species: 'fox',
  pronouns: 'she',
  look: { species: 'fox', outfit: 'none' },
})
const sheets = [sheet('hero', 'Ada'), sheet('companion', 'Bo')]
const scene = (lines: string[]): Scene =>
  toScene({
    shown: { at: 'home', time: 'dusk', seen: 'medium', light: null, acts: lines.map(readAct) },
    place: 'forest-path',
    setting: 'forest',
    cast: sheets,
    roles: new Map([
      ['hero', 'hero'],
      ['friend', 'companion'],
    ]),
    wordsFor: () => null,
    isFirst: false,
  })
const lapses = (...pages: [text: string, ...lines: string[]][]) =>
  lapsesIn(
    pages.map(([content, ...lines], at) => ({ page_number: at + 1, content, scene: scene(lines) })),
    sheets,
  ).map(({ kind, page, what }) => [kind, page, what])

test('finds what a picture forgets', () => {
  expect(lapses(['', 'hero sits at table'], ['', 'hero runs'], ['', 'hero eats at table'])).toEqual([
    ['thing gone', 2, 'the table'],
  ])
  expect(lapses(['', 'hero holds red ball'], ['', 'hero throws ball'])).toEqual([
    ['other looks', 2, 'the ball'],
  ])
  expect(lapses(['', 'hero sits on wall'], ['', 'hero laughs'])).toEqual([['out of the seat', 2, 'hero']])
  expect(lapses(['', 'hero hugs friend'], ['“No,” said Bo.', 'hero runs'])).toEqual([
    ['figure missing', 2, 'Bo'],
  ])
})

// 2000 pictures of 200 books had 103 before anything was carried from page to page, and 40 after it.
test('the pictures of tales forget little', () => {
  const books = mixedSamples(24, { page_count: 10 }, 'lapses')
  const found = books.flatMap(({ outline, pages }) =>
    lapsesIn(pages, outline.cast).map((lapse) => ({ tale: outline.tale?.tale, ...lapse })),
  )
  expect(found.length, JSON.stringify(found, null, 1)).toBeLessThanOrEqual(10)
})
