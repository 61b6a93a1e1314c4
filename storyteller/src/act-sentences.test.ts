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
