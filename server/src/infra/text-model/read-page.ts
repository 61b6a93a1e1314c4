import type { StoryInput } from '@moonpage/contract/story-input'
import { describeScene } from '@moonpage/storyteller/alt-text'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import { foldNames } from '../../lib/fold-names.ts'
import { isVerse } from './book-brief.ts'
import { isObject, textOf } from './json-answer.ts'
import { sceneOf } from './read-scene.ts'
import { shownText } from './shown-text.ts'

/**
 * Converts a model's page to the storyteller's form: clean text with placeholders for names, and a scene that shows
 * what the text mentions, at the plan's place and time. Unknown words in a scene are dropped or replaced by defaults.
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
 * Builds a page from `content` and a scene in whatever form the model wrote it.
 * @param earlier the text of the pages before it: things mentioned there may be in the picture again
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
  if (!beat) throw new Error(`The outline has no beat for page ${pageNumber}`)
  const scene = sceneOf(isObject(said) ? said : {}, { content, earlier, input, outline, beat })
  return { page_number: pageNumber, content, scene, image_alt: describeScene(scene, outline.cast) }
}
