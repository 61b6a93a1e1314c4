import type { Narration } from '@moonpage/contract/narration'
import { expect, test } from 'vitest'
import { spokenAt, timeOf } from './spoken-at.ts'

const content = 'The owl flew. It was late.'
const timed: Narration = {
  page_number: 1,
  narrator_id: 'embedded',
  source: 'embedded',
  name: 'Simple voice',
  face: null,
  audio_url: '/static/audio/a.mp3',
  duration_ms: 5000,
  words: [
    { from: 0, to: 3, start_ms: 100, end_ms: 300 },
    { from: 4, to: 7, start_ms: 300, end_ms: 800 },
    { from: 8, to: 12, start_ms: 800, end_ms: 1200 },
    { from: 14, to: 16, start_ms: 3000, end_ms: 3200 },
  ],
}
const untimed = { ...timed, words: [] }
const textAt = (narration: Narration, ms: number) => {
  const spoken = spokenAt(narration, content, ms)
  return spoken && content.slice(spoken.from, spoken.to)
}

test('the word that is spoken, and none in a long pause', () => {
  expect([0, 100, 299, 750, 1300, 2500, 3000].map((ms) => textAt(timed, ms))).toEqual([
    null,
    'The',
    'owl',
    'owl',
    'flew',
    null,
    'It',
  ])
})

test('the sentence where no times are known', () => {
  expect(textAt(untimed, 0)).toBe('The owl flew.')
  expect(textAt(untimed, 4000)).toBe('It was late.')
  expect(spokenAt(untimed, content, 0)?.kind).toBe('sentence')
})

test('where to go on from a place in the text', () => {
  expect(timeOf(timed, content, 5)).toBe(300)
  expect(timeOf(timed, content, 13)).toBe(3000)
  expect(timeOf(timed, content, 99)).toBe(3000)
  expect(timeOf(untimed, content, 15)).toBe(2600)
})
