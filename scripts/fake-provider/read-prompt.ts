import { companionPlaceholder, heroPlaceholder, type Names } from '@moonpage/contract/names'
import { StoryInput } from '@moonpage/contract/story-input'

/** What the provider makes of marks, since nobody tells it the names that they stand for. */
export const guessedNames: Names = { hero: 'Wren', companion: 'Nib' }

/** What our prompts say to a model, found by their marks. */
export type StoryPrompt = {
  wish: StoryInput
  /** Title and summary of the plan that pages are to follow. */
  outline: { title?: unknown; summary?: unknown } | null
  /** Null: the plan is asked for. */
  pages: number[] | null
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON behind `MARK:` at the start of a line; the last that can be read, since a prompt may show an example. */
function marked(prompt: string, mark: string): unknown {
  let found: unknown
  for (const [, json = ''] of prompt.matchAll(new RegExp(`^[ \\t]*${mark}:[ \\t]*([[{].*)$`, 'gm'))) {
    try {
      found = JSON.parse(json)
    } catch {
      // An example such as WISH: {json}.
    }
  }
  return found
}

function named(part: unknown): unknown {
  if (!isObject(part)) return part
  if (part['name'] === heroPlaceholder) return { ...part, name: guessedNames.hero }
  return part['name'] === companionPlaceholder ? { ...part, name: guessedNames.companion } : part
}

/** A wish with a fault in it is still a wish: what does not fit is left out. */
function readWish(value: unknown): StoryInput | null {
  if (!isObject(value)) return null
  const wish = Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => key in StoryInput.shape && part !== null)
      .map(([key, part]) => [key, named(part)]),
  )
  const parsed = StoryInput.safeParse(wish)
  if (parsed.success) return parsed.data
  for (const { path } of parsed.error.issues) delete wish[String(path[0])]
  return StoryInput.safeParse(wish).data ?? null
}

/** @returns null where it is not one of our prompts */
export function readPrompt(prompt: string): StoryPrompt | null {
  const wish = readWish(marked(prompt, 'WISH'))
  if (!wish) return null
  const outline = marked(prompt, 'OUTLINE')
  const pages = marked(prompt, 'PAGES')
  return {
    wish,
    outline: isObject(outline) ? outline : null,
    pages: Array.isArray(pages)
      ? pages.filter((page) => Number.isInteger(page) && page >= 1 && page <= wish.page_count)
      : null,
  }
}

/** Whether a whole book is to be judged. */
export const isReview = (prompt: string): boolean => bookToReview(prompt) !== null

/** The pages of a book that is to be judged; null where the prompt asks for something else. */
export function bookToReview(prompt: string): { page: number; text: string }[] | null {
  const story = marked(prompt, 'STORY')
  return Array.isArray(story)
    ? story.filter(isObject).map(({ page, text }) => ({ page: Number(page), text: String(text) }))
    : null
}

/** Whether a whole book is to be read for sense. */
export const isEditors = (prompt: string): boolean => Array.isArray(marked(prompt, 'BOOK'))
