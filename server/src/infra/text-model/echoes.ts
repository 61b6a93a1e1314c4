import { gramsOf } from '@moonpage/storyteller/checks/tokens'
import { wordsOf } from '@moonpage/storyteller/familiar'
import { promptTexts } from './prompts.ts'

/** So many words in a row are no chance any more. */
const run = 8

const ours = new Set(promptTexts.flatMap((text) => gramsOf(wordsOf(text), run)))

/** Whether an answer repeats what the model was told to do. */
export const tellsPrompt = (text: string): boolean =>
  gramsOf(wordsOf(text), run).some((words) => ours.has(words))
