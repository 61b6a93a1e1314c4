import type { StoryInput } from '@moonpage/contract/story-input'
import { gramsOf, wordsOf } from '@moonpage/storyteller/checks/tokens'
import { promptTexts } from './prompts.ts'

/** So many words in a row are no chance any more: of what was typed, and of our own instructions. */
const typedRun = 4
const promptRun = 8

const ours = new Set(promptTexts.flatMap((text) => gramsOf(wordsOf(text), promptRun)))

/** Whether an answer repeats a dedication, a name that is a sentence, or what it was told to do. */
export function echoes(text: string, input: StoryInput): boolean {
  const words = wordsOf(text)
  if (gramsOf(words, promptRun).some((run) => ours.has(run))) return true
  const said = new Set(gramsOf(words, typedRun))
  return [input.dedication, input.hero?.name, input.companion?.name].some((typed) =>
    gramsOf(wordsOf(typed ?? ''), typedRun).some((run) => said.has(run)),
  )
}
