import { companionPlaceholder, heroPlaceholder, type Names } from '@moonpage/contract/names'
import { StoryInput } from '@moonpage/contract/story-input'

/** Names for placeholders, since prompts do not contain the real ones. */
export const guessedNames: Names = { hero: 'Wren', companion: 'Nib' }

/** The data in our prompts, found by its markers. */
export type StoryPrompt = {
  wish: StoryInput
  /** Title, summary and cast of the outline for the pages. */
  outline: { title?: unknown; summary?: unknown; cast?: unknown } | null
  /** What the third figure is in the cast that is offered for a plan. */
  third: string | null
  /** What earlier books of the series left. */
  facts: string[]
  /** An earlier plan had faults. */
  isAgain: boolean
  /** Null if the outline is requested. */
  pages: number[] | null
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON after `MARK:` at a line start; the last valid one, since a prompt may contain an example. */
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

/** Tolerates invalid fields in the story request, which are dropped. */
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

/** @returns null if it is not one of our prompts */
export function readPrompt(prompt: string): StoryPrompt | null {
  const wish = readWish(marked(prompt, 'WISH'))
  if (!wish) return null
  const outline = marked(prompt, 'OUTLINE')
  const pages = marked(prompt, 'PAGES')
  const facts = marked(prompt, 'FACTS')
  const cast = marked(prompt, 'CAST')
  const third: unknown = Array.isArray(cast) ? cast[2] : null
  return {
    wish,
    outline: isObject(outline) ? outline : null,
    third: isObject(third) && typeof third['species'] === 'string' ? third['species'] : null,
    facts: Array.isArray(facts) ? facts.map(String) : [],
    isAgain: asksForReplacements(prompt),
    pages: Array.isArray(pages)
      ? pages.filter((page) => Number.isInteger(page) && page >= 1 && page <= wish.page_count)
      : null,
  }
}

/** Whether the prompt asks for a safety review of a book. */
export const isReview = (prompt: string): boolean => bookToReview(prompt) !== null

/** The pages of the book to review; null for other prompts. */
export function bookToReview(prompt: string): { page: number; text: string }[] | null {
  const story = marked(prompt, 'STORY')
  return Array.isArray(story)
    ? story.filter(isObject).map(({ page, text }) => ({ page: Number(page), text: String(text) }))
    : null
}

/** Whether the prompt asks for an editor's review of a book. */
export const isEditors = (prompt: string): boolean => Array.isArray(marked(prompt, 'BOOK'))

/** Whether single pages are to be replaced: the app counts that as pages, too. */
export const asksForReplacements = (prompt: string): boolean => Array.isArray(marked(prompt, 'REASONS'))
