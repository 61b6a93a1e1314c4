import type { StoryInput } from '@moonpage/contract/story-input'
import { describeScene } from '@moonpage/storyteller/alt-text'
import { withLastingClothes } from '@moonpage/storyteller/dress'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { Scene } from '@moonpage/storyteller/scene'
import { foldNames } from '../../lib/fold-names.ts'
import { isVerse } from './book-brief.ts'
import { isObject, textOf } from './json-answer.ts'
import { readScene, type PageContext } from './read-scene.ts'
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
  before: readonly Scene[] = [],
): Page {
  const said = isObject(answer) ? answer : {}
  const text = shownText(textOf(said['content']), isVerse(input) ? 'verse' : 'prose')
  return pageOf(foldNames(text, outline.names), said['scene'], input, outline, pageNumber, before)
}

/**
 * Builds a page from `content` and a scene in whatever form the model wrote it.
 * @param before the pictures of earlier pages, as far as they are known: what was put on there is still worn
 */
export function pageOf(
  content: string,
  said: unknown,
  input: StoryInput,
  outline: Outline,
  pageNumber: number,
  before: readonly Scene[] = [],
): Page {
  const read = readScene(isObject(said) ? said : {}, contextOf(content, input, outline, pageNumber)).scene
  const scene = withLastingClothes(read, before, outline.cast)
  return { page_number: pageNumber, content, scene, image_alt: describeScene(scene, outline.cast) }
}

/** What of a model's picture cannot be drawn, in sentences for the model. */
export const undrawnIn = (
  { content, page_number }: Pick<Page, 'content' | 'page_number'>,
  said: unknown,
  input: StoryInput,
  outline: Outline,
): string[] => readScene(isObject(said) ? said : {}, contextOf(content, input, outline, page_number)).undrawn

function contextOf(content: string, input: StoryInput, outline: Outline, pageNumber: number): PageContext {
  const beat = outline.beats[pageNumber - 1]
  if (!beat) throw new Error(`The outline has no beat for page ${pageNumber}`)
  return { content, input, outline, beat }
}
