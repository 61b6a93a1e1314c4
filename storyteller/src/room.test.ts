import { expect, it } from 'vitest'
import { countSentences } from './room.ts'

it.each([
  ['“Stop!” said the owl. It was late.', 2],
  ['“Crunch! Crunch! Crunch!” said the gate. It was late.', 2],
  ['“Wait for me, Moss, I cannot run so fast! My boots are full of water!” said the owl.', 2],
  ['Snap! It was shut. Oh, no! Now what?', 2],
  ['“Stop! Oh, no!” It was late.', 2],
  ['“I see it. It is the red one,” said the owl.', 2],
])('sentences of %j: %i', (text, count) => expect(countSentences(text)).toBe(count))

it('counts a refrain of several sentences as one', () => {
  const refrain = 'One step. Two steps. Three.'
  expect(countSentences(`Up they went. “${refrain}” It was steep.`)).toBe(5)
  expect(countSentences(`Up they went. “${refrain}” It was steep.`, refrain)).toBe(3)
})

it.each([
  ['He pulled. “Not me! Not yet! Not now!” said Moss.', 2],
  ['He pulled. “Not me. Not yet... Not now,” said Moss.', 2],
  ['He pulled. Not me… Not yet. Not now! And it came.', 3],
])('counts it as one whatever its dots: %j', (text, count) =>
  expect(countSentences(text, 'Not me. Not yet. Not now.')).toBe(count),
)
