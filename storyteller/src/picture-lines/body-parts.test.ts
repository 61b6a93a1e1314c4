import { expect, test } from 'vitest'
import { readFreeLine } from './read-free-line.ts'

const figures = [
  { ref: 'hero', words: ['hero'], pronouns: 'she' },
  { ref: 'companion', words: ['friend'], pronouns: 'he' },
]
const read = (line: string): string[] =>
  readFreeLine(line, figures).map(({ who, does, how, feels }) =>
    [who, does, ...how.map(({ by, what }) => `${by}=${what}`), ...(feels ? [`(${feels})`] : [])].join(' '),
  )

test.each([
  ["hero sits on friend's lap, happy", ['hero sits on=companion (happy)', 'companion sits']],
  ["friend rides on hero's back", ['companion rides on=hero']],
  ["hero sits on friend's shoulders", ['hero rides on=companion']],
  ["hero rests her head on friend's shoulder", ['hero leans on=companion']],
  ["hero lays her head on friend's lap", ['hero lies on=companion', 'companion sits']],
  ['hero puts a wing around friend', ['hero hugs what=companion']],
  ['hero and friend sit back to back', ['hero sits behind=companion', 'companion sits behind=hero']],
  ['hero lies awake in bed', ['hero lies in=bed (happy)']],
  ['hero tucks in friend', ['hero covers what=companion']],
  ['hero takes a bath in the tub', ['hero sits in=tub']],
])('%s', (line, acts) => {
  expect(read(line)).toEqual(acts)
})
