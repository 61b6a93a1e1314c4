import { gramsOf } from '@moonpage/storyteller/checks/tokens'
import { wordsOf } from '@moonpage/storyteller/familiar'
import { exampleTexts, promptTexts } from './prompts.ts'

/** So many words in a row are no chance any more. */
const run = 8

const ours = new Set(promptTexts.flatMap((text) => gramsOf(wordsOf(text), run)))

/** Whether an answer repeats what the model was told to do. */
export const tellsPrompt = (text: string): boolean =>
  gramsOf(wordsOf(text), run).some((words) => ours.has(words))

const worked = new Set(exampleTexts.flatMap((text) => gramsOf(wordsOf(text), run)))

/** Whether an answer takes words from the worked pages. */
export const tellsExample = (text: string): boolean =>
  gramsOf(wordsOf(text), run).some((words) => worked.has(words))
