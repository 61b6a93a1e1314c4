import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { beatsShuffled, linkedSentences } from './coherence.ts'

test('a sentence is linked by a word of the three before it, in any form, and not by a name', () => {
  expect(linkedSentences('Mo digs. The hole was deep. Digging is slow. Mo sang.', ['Mo'])).toBe(1 / 3)
  expect(linkedSentences('Mo digs. It rained. It rained. A cat came. Digging is slow.', ['Mo'])).toBe(1 / 4)
})

test('a text that goes from one thing to the next is more coherent than its sentences in any order', () => {
  const told =
    'The hole was deep. A worm lived in the hole. The worm had a spoon. The spoon was bent. A magpie bent it. The magpie had a nest.'
  expect(beatsShuffled(told, randomFrom('order'), 50)).toBeGreaterThan(0.8)
})
