import type { AgeGroup } from '@moonpage/contract/story-input'

/**
 * How much is told at an age, in words: `spare` before lines that need not be there are left out, `sentence` in the
 * longest sentence that is still followed, `book` in ten pages at most.
 */
export type Room = {
  spare: number
  page: number
  bookPage: number
  verseLines: number
  sentence: number
  book: number
}

/** A page fits a telephone; ten pages at `bookPage` words each make a book no longer than its age listens. */
export const roomOf: Record<AgeGroup, Room> = {
  '3-4': { spare: 16, page: 28, bookPage: 21, verseLines: 4, sentence: 16, book: 250 },
  '5-6': { spare: 30, page: 55, bookPage: 39.5, verseLines: 8, sentence: 24, book: 450 },
  '7-8': { spare: 64, page: 95, bookPage: 79, verseLines: 8, sentence: 30, book: 900 },
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** In words, the longest sentence; a line of verse goes on until it says that it ends. */
export const longestSentence = (text: string): number =>
  Math.max(
    0,
    ...text
      .replace(/([^.!?”"\n])\n(?=\S)/g, '$1 ')
      .split(/(?<=[.!?]["”]?)\s+|\n+/)
      .map((sentence) => countWords(sentence)),
  )

/**
 * What the page after `told` words and `pages` pages may hold: a short page leaves its room to the next. A book that
 * came out too long is told again with a `tightness` below 1.
 */
export const allowance = (age: AgeGroup, told: number, pages: number, tightness: number): number => {
  const { page, bookPage: whole } = roomOf[age]
  const bookPage = whole * tightness
  return Math.max(bookPage * 0.6, Math.min(page, bookPage * (pages + 1) + page - bookPage - told))
}
