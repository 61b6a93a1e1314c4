import { expect, test } from 'vitest'
import { actSentences } from './act-sentences.ts'

test('what stands before a thing is in front of it in words', () => {
  const things = [
    { id: 'piano', name: 'the piano', prop: 'piano', count: 1 },
    { id: 'door', name: 'the door', prop: 'door', count: 1 },
  ] as const
  const acts = [{ who: 'piano', does: 'stands', how: [{ by: 'before', what: 'door' }], feels: null }] as const
  expect(actSentences({ acts: acts.map((act) => ({ ...act, how: [...act.how] })), things }, [])).toEqual([
    'The piano stands in front of the door.',
  ])
})

test.each([
  ['rooftop', 'on', 'on the roof'],
  ['rooftop', 'over', 'over the roof'],
  ['rainbow-bridge', 'on', 'on the bridge'],
  ['frozen-pond', 'on', 'on the ice'],
  ['bedside', 'on', 'on the floor'],
  ['barn', 'on', 'on the floor'],
  ['meadow', 'on', 'on the ground'],
  ['indoors', 'in', 'in the ground'],
] as const)('what one stands on has its name: at %s, %s', (place, by, said) => {
  const things = [{ id: 'leaf', name: 'the leaf', prop: 'leaf' as const, count: 1 }]
  const acts = [{ who: 'leaf', does: 'hangs' as const, how: [{ by, what: 'ground' }], feels: null }]
  expect(actSentences({ acts, things, place }, [])).toEqual([`The leaf hangs ${said}.`])
})
