import { heroPlaceholder } from '@moonpage/contract/names'
import type { StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { foldNames } from '../../lib/fold-names.ts'
import { foldBookNames } from './fold-book-names.ts'
import { isObject, textOf } from './json-answer.ts'

const sentences = [
  'what_happens',
  'moment',
  'because',
  'wants',
  'why_not',
  'turn',
  'how',
  'question',
  'answer',
]

/** Applies `change` to each sentence field of a part of an outline. */
export const withTexts = <T extends object>(part: T, change: (text: string) => string): T =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => [
      key,
      sentences.includes(key) && typeof value === 'string' ? change(value) : value,
    ]),
  ) as T

/** Applies `change` to every text of an outline. */
export const changeTexts = (outline: Outline, change: (text: string) => string): Outline => ({
  ...outline,
  title: change(outline.title),
  summary: change(outline.summary),
  refrain: outline.refrain === null ? null : change(outline.refrain),
  beats: outline.beats.map((beat) => withTexts(beat, change)),
  ...(outline.things && { things: outline.things.map((thing) => ({ ...thing, name: change(thing.name) })) }),
  ...(outline.retold && { retold: withTexts(outline.retold, change) }),
  ...(outline.asks && { asks: outline.asks.map((ask) => withTexts(ask, change)) }),
})

/** Replaces a figure's name in every text of an outline. */
export const withOtherName = (outline: Outline, name: string, other: string): Outline =>
  changeTexts(outline, (text) =>
    foldNames(text.replaceAll(heroPlaceholder, '\uE000'), { hero: name, companion: '' }, { isWhole: true })
      .replaceAll(heroPlaceholder, other)
      .replaceAll('\uE000', heroPlaceholder),
  )

/**
 * Replaces names with placeholders in every text of an outline.
 * @param answer the raw answer: a model may have named the hero itself, whatever the story input says
 */
export const withPlaceholders = (
  outline: Outline,
  input: StoryInput,
  answer: Record<string, unknown> = {},
): Outline => changeTexts(outline, foldingFor(outline, input, answer))

/** Replaces names with placeholders in a text of an outline or of its raw answer. */
export function foldingFor(
  outline: Outline,
  input: StoryInput,
  answer: Record<string, unknown>,
): (text: string) => string {
  const others = otherNames(outline, answer)
  return (text) => foldNames(foldBookNames(text, outline.names, input), others, { isWhole: true })
}

function otherNames({ names, cast }: Outline, answer: Record<string, unknown>): Outline['names'] {
  const taken = new Set([names.hero, names.companion, ...cast.map(({ name }) => name)])
  const called = isObject(answer['names']) ? answer['names'] : {}
  const nameOf = (who: 'hero' | 'companion') => {
    const name = textOf(called[who]).trim()
    return taken.has(name) || name.includes('[') ? '' : name
  }
  return { hero: nameOf('hero'), companion: nameOf('companion') }
}
