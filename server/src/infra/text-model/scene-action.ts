import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { repeatsPrompt } from './copied-text.ts'

const maxActionLength = 400
/** What describes the picture itself and not its action. */
const aboutPictures =
  /(?<!\p{L})(?:words?|text|captions?|logos?|watermarks?|photo\p{L}*|illustrations?|images?|style|realistic|render\p{L}*|prompt)(?!\p{L})/iu
/** Letters and punctuation of plain sentences only. */
const plain = /^[\p{Script=Latin}\p{M}\s,.;:!'’[\]–—-]+$/u

/** The acts of a picture as sentences, if they are safe to pass on to an image model. Otherwise undefined. */
export function checkedAction(action: string | undefined, input: StoryInput): string | undefined {
  const isUsable =
    action !== undefined &&
    action.length > 8 &&
    action.length <= maxActionLength &&
    plain.test(action) &&
    !aboutPictures.test(action) &&
    findUnfitWords(action).length === 0 &&
    !forbiddenWords(input)?.test(action) &&
    !repeatsPrompt(action)
  return isUsable ? action : undefined
}
