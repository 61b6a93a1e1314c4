import { fillNames, type Names } from '@moonpage/contract/names'
import type { AgeGroup } from '@moonpage/contract/story-input'
import { describeScene } from '@moonpage/storyteller/alt-text'
import { coverScene } from '@moonpage/storyteller/cover'
import type { Outline } from '@moonpage/storyteller/outline'
import type { CharacterSheet, Scene } from '@moonpage/storyteller/scene'
import type { PageRow, StoryCardRow } from '../../core/stories/story-rows.ts'

/** What a picture's files are named after, and its description. */
export type BookPicture = { key: string; alt: string }
/** The front's own picture, painted while the book is printed. */
export type CoverPicture = BookPicture & { scene: Scene; cast: readonly CharacterSheet[]; seed: string }
export type BookPage = { number: number; content: string; picture: BookPicture | null }

/** A story as it is printed: plain data with all names filled in, so that a thread can be handed it. */
export type Book = {
  id: string
  title: string
  summary: string
  ageGroup: AgeGroup
  isVerse: boolean
  dedication: string | null
  /** The child of this family whom the story is about, if it is. */
  child: string | null
  /** When the story was made, ISO 8601. */
  madeAt: string
  /** Null where the front shows the first page's picture, if there is one. */
  cover: CoverPicture | null
  pages: BookPage[]
}

/** Its key among the pictures of a book. */
export const coverKey = 'cover'

/** A cover for a book that our illustrator painted: null where it has no pictures, or no plan of how it looks. */
export function coverOf(
  outline: Outline | null,
  pages: readonly { page_number: number; image_key: string | null; scene: Scene }[],
  fill: (text: string) => string,
): CoverPicture | null {
  if (!outline || !pages.some((page) => page.image_key)) return null
  const scene = coverScene(outline, pages)
  return {
    key: coverKey,
    alt: fill(describeScene(scene, outline.cast)),
    // The title is set beside it.
    scene: { ...scene, text_area: 'none' },
    cast: outline.cast,
    seed: `${outline.seed}:cover`,
  }
}

/**
 * @param names as this reader may know them
 * @param isFamily whether it is the family's own copy: only that one says for whom it was made
 */
export function bookOf(
  row: StoryCardRow,
  pages: readonly PageRow[],
  names: Names,
  { isFamily, cover = null }: { isFamily: boolean; cover?: CoverPicture | null },
): Book {
  const { input } = row
  const isAboutChild = isFamily && input.hero?.look?.species === 'child'
  return {
    id: row.id,
    title: fillNames(row.title, names),
    summary: fillNames(row.summary, names),
    ageGroup: row.age_group as AgeGroup,
    isVerse: input.story_attributes.includes('rhyming'),
    dedication: (isFamily && input.dedication) || null,
    child: isAboutChild ? names.hero : null,
    madeAt: row.created_at.toISOString(),
    cover,
    pages: pages.map((page) => ({
      number: page.page_number,
      content: fillNames(page.content, names),
      picture: page.image_key ? { key: page.image_key, alt: fillNames(page.image_alt, names) } : null,
    })),
  }
}
