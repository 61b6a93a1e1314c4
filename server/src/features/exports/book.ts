import type { WordTime } from '@moonpage/contract/narration'
import { fillNames, type Names } from '@moonpage/contract/names'
import type { AgeGroup } from '@moonpage/contract/story-input'
import type { PageRow, StoryCardRow } from '../../core/stories/story-rows.ts'
import type { Cover } from '../../infra/image-model/image-model.ts'

/** File stem and alt text of a page's picture. */
export type BookPicture = { key: string; alt: string }
export type BookPage = { number: number; content: string; picture: BookPicture | null }

/** A page read aloud: the stored file, and when its words are spoken. */
export type PageNarration = { file: string; durationMs: number; words: readonly WordTime[] }

/** A story to be printed: plain data with all names filled in, which can be sent to a worker thread. */
export type Book = {
  id: string
  title: string
  summary: string
  ageGroup: AgeGroup
  isVerse: boolean
  dedication: string | null
  /** The family's child in the story, if it has one. */
  child: string | null
  /** When the story was generated, ISO 8601. */
  madeAt: string
  /** Null if the cover shows the first page's picture, if any. */
  cover: BookPicture | null
  pages: BookPage[]
  /** For print: the pictures are painted at the size at which they are printed, not as stored. */
  isRepainted?: boolean
  /** Who reads, and the pages by their number; absent in a silent book. */
  narration?: { narrators: string[]; pages: ReadonlyMap<number, PageNarration> }
}

/** Picture key of the generated cover. */
export const coverKey = 'cover'

/**
 * @param names the names that this reader may see
 * @param isFamily the family's own copy, which has the dedication
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
