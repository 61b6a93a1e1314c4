import type { Outline } from '@moonpage/storyteller/outline'
import { mixedSamples } from '@moonpage/storyteller/checks/samples'
import { expect, it, test } from 'vitest'
import { craftFaults } from './check-craft.ts'

const [{ outline: own } = mixedSamples(1)[0]!] = mixedSamples(1, { page_count: 4, avoid: [] }, 'craft')
const [hero, companion, third] = own.cast
const outline: Outline = {
  ...own,
  cast: [hero!, companion!, { ...third!, name: 'Moss' }],
}

const reasons = (content: string, page_number = 2, before = '[[hero]] found a key under the mat.') =>
  craftFaults({ page_number, content }, outline, [{ page_number: page_number - 1, content: before }]).map(
    ({ kind, reason }) => `${kind}: ${reason}`,
  )

it.each([
  ['[[hero]] pushed. Then Bruno pushed too, and the log rolled.', /Nobody knows Bruno/],
  ['“I can do that,” said Bruno to [[hero]].', /Nobody knows Bruno/],
  ['Down the hill came Tilda the goat, and [[hero]] waved.', /Nobody knows Tilda/],
  ['[[hero]] pulled. Helper pushed. The log rolled.', /“Helper” is no name/],
  ['[[hero]] held the rope, and the companion smiled.', /“companion” is no name/],
  ['Once upon a time there was a fox called [[hero]].', /Once upon a time/],
  ['And so [[hero]] learned that true friends always share.', /says the moral/],
  ['“Come here,” somebody said. It was dark in the cave.', /Nobody is named/],
  ['[[companion]] had the bell in his beak. “This way!” said [[companion]].', /something in the mouth/],
  ['[[hero]] ran. [[companion]] came with a bell in her beak. “Ding,” she said.', /something in the mouth/],
])('a page is requested again: %s', (content, reason) => {
  expect(reasons(content)).toEqual([expect.stringMatching(reason)])
})

test('the last page may neither ask the child a question nor preach', () => {
  const asked = /ends with a question or a word to the child/
  expect(reasons('[[hero]] slept. And what do you dream of tonight?', 4)[0]).toMatch(asked)
  expect(reasons('[[hero]] slept. Sweet dreams, little one.', 4)[0]).toMatch(asked)
  expect(reasons('“Is that side all right?” asked [[hero]]. But [[companion]] was asleep.', 4)).toEqual([])
})

it.each([
  'Moss the hedgehog helped.',
  'Crack went the egg, and [[hero]] laughed. Blink, said the lamp.',
  'Tonight the moonflower would open. [[hero]] had waited since Friday for the Lantern Walk.',
  'They ran all the way, with the wind in their teeth, and did not look back.',
  '“You were a good helper,” said [[hero]]. Mum nodded. Nobody laughed.',
  '[[hero]] hung the bell on the branch. “There,” said [[companion]], with an empty beak.',
  '[[companion]] the dog did not answer. He had a bell in his mouth. “What a feather!” said [[hero]].',
  'Up on the hill stood a mill. [[hero]] had seen it on the map.',
])('accepted text: %s', (content) => {
  expect(reasons(content)).toEqual([])
})
