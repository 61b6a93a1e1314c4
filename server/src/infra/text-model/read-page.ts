import type { StoryInput } from '@moonpage/contract/story-input'
import { describeScene } from '@moonpage/storyteller/alt-text'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import { foldNames } from '../../lib/fold-names.ts'
import { isVerse } from './book-brief.ts'
import { isObject, textOf } from './json-answer.ts'
import { sceneOf } from './read-scene.ts'
import { shownText } from './shown-text.ts'

/**
 * A page of a model's, in the storyteller's form: clean text with marks for names, and a scene that shows what the text
 * names, where and when the plan says. Unknown words of a scene are left out or take the plainest value.
 */
export function readPage(
  answer: unknown,
  input: StoryInput,
  outline: Outline,
  pageNumber: number,
  earlier = '',
): Page {
  const said = isObject(answer) ? answer : {}
  const text = shownText(textOf(said['content']), isVerse(input) ? 'verse' : 'prose')
  return pageOf(foldNames(text, outline.names), said['scene'], input, outline, pageNumber, earlier)
}

/**
 * The page that `content` and a scene of whatever form make.
 * @param earlier the words of the pages before it: what they named may be in the picture again
 */
export function pageOf(
  content: string,
  said: unknown,
  input: StoryInput,
  outline: Outline,
  pageNumber: number,
  earlier = '',
): Page {
  const beat = outline.beats[pageNumber - 1]
  if (!beat) throw new Error(`There is no beat for page ${pageNumber}`)
  const scene = sceneOf(isObject(said) ? said : {}, { content, earlier, input, outline, beat })
  return { page_number: pageNumber, content, scene, image_alt: describeScene(scene, outline.cast) }
}
