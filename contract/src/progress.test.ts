import { expect, test } from 'vitest'
import { progressMessage } from './progress.ts'

test.each([
  ['pending', 0, 'Initializing your magical story creation...'],
  ['generating', 0, 'Preparing to craft your story...'],
  ['generating', 19, 'Planning your magical adventure...'],
  ['generating', 20, 'Creating characters and setting the scene...'],
  ['generating', 59, 'Writing your enchanting story...'],
  ['generating', 69, 'Adding final touches to the story text...'],
  ['generating', 70, 'Story text complete! Preparing illustrations...'],
  ['generating_images', 70, 'Creating beautiful illustrations...'],
  ['generating_images', 80, 'Adding magical artwork to your story...'],
  ['generating_images', 94, 'Finalizing the enchanting visuals...'],
  ['generating_images', 95, 'Almost ready! Adding the final touches...'],
  ['completed', 100, ''],
] as const)('%s at %i %% has the message: %s', (status, percent, message) => {
  expect(progressMessage(status, percent)).toBe(message)
})
