import type { AgeGroup } from '@moonpage/contract/story-input'

/** How much is told at an age, in words: `spare` before lines that need not be there are left out. */
export type Room = { spare: number; page: number; bookPage: number; verseLines: number }

/** A page fits a telephone; ten pages at `bookPage` words each make a book no longer than its age listens. */
export const roomOf: Record<AgeGroup, Room> = {
  '3-4': { spare: 16, page: 28, bookPage: 21, verseLines: 4 },
  '5-6': { spare: 30, page: 55, bookPage: 39.5, verseLines: 8 },
  '7-8': { spare: 64, page: 95, bookPage: 79, verseLines: 8 },
}

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** What the page after `told` words and `pages` pages may hold: a short page leaves its room to the next. */
export const allowance = (age: AgeGroup, told: number, pages: number): number => {
  const { page, bookPage } = roomOf[age]
  return Math.max(bookPage * 0.6, Math.min(page, bookPage * (pages + 1) + page - bookPage - told))
}
