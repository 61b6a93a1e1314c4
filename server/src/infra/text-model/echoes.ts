import type { StoryInput } from '@moonpage/contract/story-input'
import { gramsOf } from '@moonpage/storyteller/checks/tokens'
import { wordsOf } from '@moonpage/storyteller/familiar'
import { promptTexts } from './prompts.ts'

/** So many words in a row are no chance any more: of what was typed, and of our own instructions. */
const typedRun = 5
const promptRun = 8

const ours = new Set(promptTexts.flatMap((text) => gramsOf(wordsOf(text), promptRun)))

/** Whether an answer repeats what the model was told to do. */
export const tellsPrompt = (text: string): boolean =>
  gramsOf(wordsOf(text), promptRun).some((run) => ours.has(run))

/**
 * Whether an answer repeats a dedication, or a name that is a sentence. Names are to be folded before.
 * @param run of so many words
 */
export function tellsTyped(
  text: string,
  input: Pick<StoryInput, 'dedication' | 'hero' | 'companion'>,
  run = typedRun,
): boolean {
  const words = wordsOf(text)
  return [input.dedication, input.hero?.name, input.companion?.name].some((typed) => {
    const said = wordsOf(typed ?? '')
    // Of three words it cannot be told.
    if (said.length < 4) return false
    const size = Math.min(run, said.length)
    const runs = new Set(gramsOf(words, size))
    return gramsOf(said, size).some((each) => runs.has(each))
  })
}
