import { fillNames, type Names } from '@moonpage/contract/names'
import type { AgeGroup } from '@moonpage/contract/story-input'
import type { PageRow, StoryCardRow } from '../../core/stories/story-rows.ts'
import type { Cover } from '../../infra/image-model/image-model.ts'

/** What a picture's files are named after, and its description. */
export type BookPicture = { key: string; alt: string }
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
  cover: BookPicture | null
  pages: BookPage[]
}

/** The key of the cover's own picture. */
export const coverKey = 'cover'

/**
 * @param names as this reader may know them
 * @param isFamily whether it is the family's own copy: only that one says for whom it was made
 */
export function bookOf(
  row: StoryCardRow,
  pages: readonly PageRow[],
  names: Names,
  { isFamily, cover }: { isFamily: boolean; cover: Cover | null },
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
    cover: cover && { key: coverKey, alt: fillNames(cover.alt, names) },
    pages: pages.map((page) => ({
      number: page.page_number,
      content: fillNames(page.content, names),
      picture: page.image_key ? { key: page.image_key, alt: fillNames(page.image_alt, names) } : null,
    })),
  }
}
