import { StoryInput, type Avoidable } from '@moonpage/contract/story-input'
import { describe, expect, it } from 'vitest'
import { forbiddenWords } from './avoid.ts'

const met = (fear: Avoidable, text: string) =>
  forbiddenWords(
    StoryInput.parse({ subject: 'fox', theme: 'courage', setting: 'forest', avoid: [fear] }),
  )?.exec(text)?.[0]

describe('what a child is afraid of is found, and what only sounds like it is not', () => {
  it.each([
    ['being-alone', 'She did it herself.', undefined],
    ['being-alone', 'He saw himself in the pond.', undefined],
    ['being-alone', 'They were lost in thought.', undefined],
    ['being-alone', 'She sat by herself.', 'by herself'],
    ['being-alone', 'They were lost.', 'were lost'],
    ['deep-water', 'She took a deep breath.', undefined],
    ['deep-water', 'He fell into a deep sleep.', undefined],
    ['deep-water', 'The owl waves to them from the kitchen sink.', undefined],
    ['deep-water', 'The water was deep.', 'deep'],
    ['deep-water', 'The waves were high.', 'waves'],
    ['darkness', 'She wore a dark blue coat.', undefined],
    ['darkness', 'It was dark. Bluebells slept.', 'dark'],
    ['storms', 'He was as quick as lightning, like lightning.', undefined],
    ['storms', 'There was lightning.', 'lightning'],
    ['dogs', 'The bark of the tree was rough.', undefined],
    ['dogs', 'They heard a bark.', 'bark'],
    ['heights', 'She climbed into bed.', undefined],
    ['heights', 'She climbed the wall.', 'climbed'],
  ] as const)('%s: %s', (fear, text, found) => expect(met(fear, text)).toBe(found))
})
