import type { StoryInput } from '@moonpage/contract/story-input'
import { actSentences } from '@moonpage/storyteller/act-sentences'
import { describeScene } from '@moonpage/storyteller/alt-text'
import { withBookThings } from '@moonpage/storyteller/book-things'
import { withContinuity } from '@moonpage/storyteller/continuity'
import { dressed, withLastingClothes } from '@moonpage/storyteller/dress'
import type { Outline, Page } from '@moonpage/storyteller/outline'
import type { SaidPicture, Scene } from '@moonpage/storyteller/scene'
import { foldBookNames } from './fold-book-names.ts'
import { withSameMake } from '@moonpage/storyteller/same-make'
import { isVerse } from './book-brief.ts'
import { isObject, textOf } from './json-answer.ts'
import { fitLines } from './read-acts.ts'
import { checkedAction } from './scene-action.ts'
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
  return pageOf(contentOf(said['content'], input, outline), said['scene'], input, outline, pageNumber, before)
}

/** A model's text as it is shown, with placeholders for names. */
export const contentOf = (said: unknown, input: StoryInput, { names }: Pick<Outline, 'names'>): string =>
  foldBookNames(shownText(textOf(said), isVerse(input) ? 'verse' : 'prose'), names, input)

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
  const read = sceneSaid({ content, page_number: pageNumber }, said, input, outline)
  const scene = {
    ...withThoseBefore(read, before, content, input, outline),
    said: saidPicture(said, { input, outline }),
  }
  return { page_number: pageNumber, content, scene, image_alt: describeScene(scene, outline.cast) }
}

/** What a picture is read from. */
function saidPicture(said: unknown, book: Pick<PageContext, 'input' | 'outline'>): SaidPicture {
  const fields = isObject(said) ? said : {}
  const [framing, light, weather] = ['framing', 'light', 'weather'].map((key) =>
    textOf(fields[key]).slice(0, 40),
  )
  return { acts: fitLines(fields['acts'], book), framing: framing!, light: light!, weather: weather! }
}

/** A picture as its lines say it, without what earlier pictures have left. */
export const sceneSaid = (
  { content, page_number }: Pick<Page, 'content' | 'page_number'>,
  said: unknown,
  input: StoryInput,
  outline: Outline,
): Scene => readScene(isObject(said) ? said : {}, contextOf(content, input, outline, page_number)).scene

/** A picture with the book's things as they look by then, what is worn since, and what stands at its place. */
function withThoseBefore(
  read: Scene,
  before: readonly Scene[],
  content: string,
  input: StoryInput,
  { cast, things, beats }: Outline,
): Scene {
  const told = beats.flatMap(({ what_happens, moment = '' }) => [what_happens, moment])
  const [own] = withSameMake([read, ...before], { things, told }) as [Scene]
  const shown = before.map((one, at) => withBookThings(one, before.slice(0, at), things))
  // What is put on has the color of the book's thing.
  const looking = dressed(withBookThings(own, before, things), cast)
  const clothed = withLastingClothes(looking, shown, cast)
  const scene = withContinuity(clothed, shown, { content })
  const light = scene.light === 'sky' && input.avoid.includes('darkness') ? read.light : scene.light
  if (scene.acts === read.acts && scene.things === read.things) return { ...scene, light }
  const { action: _, ...rest } = scene
  const action = checkedAction(
    actSentences({ acts: scene.acts ?? [], things: scene.things ?? [], place: scene.place }, cast).join(' '),
    input,
  )
  return { ...rest, light, ...(action && { action }) }
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
