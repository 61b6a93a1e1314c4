import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import type { Outline } from '@moonpage/storyteller/outline'
import type { CastRole } from '@moonpage/storyteller/scene'
import { foldNames } from '../../lib/fold-names.ts'
import { repeatsPrompt } from './copied-text.ts'
import { textOf } from './json-answer.ts'
import { shownText } from './shown-text.ts'

const maxActionLength = 200
/** What describes the picture itself and not its action. */
/** Letters and punctuation of a plain sentence only. */
const aboutPictures =
  /(?<!\p{L})(?:words?|text|captions?|logos?|watermarks?|photo\p{L}*|illustrations?|images?|style|realistic|render\p{L}*|prompt)(?!\p{L})/iu
const plain = /^[\p{Script=Latin}\p{M}\s,.;:!'’[\]–—-]+$/u

/**
 * The action of a picture, if it is safe to pass on to an image model: one plain sentence about figures in the picture,
 * with placeholders for names. Otherwise undefined.
 */
export function actionOf(
  said: unknown,
  input: StoryInput,
  outline: Outline,
  here: readonly CastRole[],
): string | undefined {
  const written = foldNames(shownText(textOf(said), 'line'), outline.names)
  const action = written.replace(
    /(?<!\p{L})(?:the )?(companion|helper|subject|hero)(?![\p{L}\]])/giu,
    (word, who: string) => {
      const sheet = outline.cast.find((each) => each.who === who.toLowerCase())
      return sheet?.name ?? word
    },
  )
  const named = outline.cast.filter((sheet) => action.includes(sheet.name))
  const isUsable =
    action.length > 8 &&
    action.length <= maxActionLength &&
    plain.test(action) &&
    !aboutPictures.test(action) &&
    named.length > 0 &&
    named.every((sheet) => here.includes(sheet.who)) &&
    findUnfitWords(action).length === 0 &&
    !forbiddenWords(input)?.test(action) &&
    !repeatsPrompt(action)
  return isUsable ? action : undefined
}
