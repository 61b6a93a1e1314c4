import { gramsOf } from '@moonpage/storyteller/checks/tokens'
import { wordsOf } from '@moonpage/storyteller/familiar'
import { exampleTexts, promptTexts } from './prompts.ts'

/** So many equal words in a row are not a coincidence. */
const gramLength = 8

const promptGrams = new Set(promptTexts.flatMap((text) => gramsOf(wordsOf(text), gramLength)))

/** Whether an answer repeats the instructions of a prompt. */
export const repeatsPrompt = (text: string): boolean =>
  gramsOf(wordsOf(text), gramLength).some((words) => promptGrams.has(words))

const exampleGrams = new Set(exampleTexts.flatMap((text) => gramsOf(wordsOf(text), gramLength)))

/** Whether an answer copies from an example page. */
export const copiesExample = (text: string): boolean =>
  gramsOf(wordsOf(text), gramLength).some((words) => exampleGrams.has(words))
