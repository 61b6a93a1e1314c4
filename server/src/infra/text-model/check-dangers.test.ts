import { expect, test } from 'vitest'
import { planBook } from '../../../../scripts/fake-provider/model-book.ts'
import { dangerFaults } from './check-dangers.ts'
import { faultsOfOutline } from './check-outline.ts'
import { wishWith } from './testing.ts'

test.each([
  ['Moss walks over the thin ice.', /ice that may break/],
  ['She runs across the frozen pond, and it cracks.', /ice that may break/],
  ['The ice creaks under [[hero]].', /ice that may break/],
  ['[[hero]] ties the rope around Moss’s neck.', /around a neck/],
  ['He has a loop round his neck.', /around a neck/],
  ['They pull Moss out by the scarf around his neck.', /around a neck/],
  ['[[companion]] tugs at the tail of the fox.', /by the tail/],
  ['[[hero]] pulls [[companion]]’s long tail.', /by the tail/],
  ['They grabbed hard at his tail.', /by the tail/],
])('is told back by its kind: %s', (text, kind) => {
  const [found, ...more] = dangerFaults(['All is well.', `It is late. ${text}`])
  expect(found?.reason).toMatch(kind)
  expect(found?.reason).not.toContain(text.slice(0, 12))
  expect(found?.kind).toBe('measure')
  expect(more).toEqual([])
})

test.each([
  'They slide on the frozen pond until it is dark.',
  'She cracks the ice in the bucket.',
  'He ties the scarf around her neck, so that she is warm.',
  'The rope goes around the barrel.',
  'She pulls the rope, and the kite’s tail comes loose.',
  'They pull the tail of the kite out of the tree.',
  'He pulls in his tail and drags it home.',
  'She wags her tail and pulls the cart.',
  'The lake is still. A twig breaks.',
])('is no danger: %s', (text) => expect(dangerFaults([text])).toEqual([]))

test('a plan is asked for again because of it', () => {
  const input = wishWith()
  const plan = planBook(input, 'a')
  expect(faultsOfOutline(plan, input)).toEqual([])
  const beats = plan.beats.map((beat, at) =>
    at === 1 ? { ...beat, what_happens: 'Moss walks over the thin ice.' } : beat,
  )
  expect(faultsOfOutline({ ...plan, beats }, input).map(({ reason }) => reason)).toEqual([
    'A child must not copy what happens: ice that may break. Let something else happen there.',
  ])
})
