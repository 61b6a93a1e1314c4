import type { StoryInput } from '@moonpage/contract/story-input'
import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import type { Outline } from '@moonpage/storyteller/outline'
import type { CastRole } from '@moonpage/storyteller/scene'
import { foldNames } from '../../lib/fold-names.ts'
import { tellsPrompt } from './echoes.ts'
import { textOf } from './json-answer.ts'
import { shownText } from './shown-text.ts'

const longestAction = 200
/** Letters and the signs of a plain sentence: nothing that could be read as anything else. */
/** What belongs to a picture and not to what happens in it. */
const aboutPictures =
  /(?<!\p{L})(?:words?|text|captions?|logos?|watermarks?|photo\p{L}*|illustrations?|images?|style|realistic|render\p{L}*|prompt)(?!\p{L})/iu
const plain = /^[\p{Script=Latin}\p{M}\s,.;:!'’[\]–—-]+$/u

/**
 * What a model says that happens in a picture, where it can be told to a painter: one plain sentence about figures
 * that are in the picture, with marks for names. Undefined where it is anything else.
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
  const isTold =
    action.length > 8 &&
    action.length <= longestAction &&
    plain.test(action) &&
    !aboutPictures.test(action) &&
    named.length > 0 &&
    named.every((sheet) => here.includes(sheet.who)) &&
    findUnfitWords(action).length === 0 &&
    !forbiddenWords(input)?.test(action) &&
    !tellsPrompt(action)
  return isTold ? action : undefined
}
