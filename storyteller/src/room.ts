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

const isSpace = (code: number): boolean => code === 32 || code === 10

/** Words between blanks. A page is worded several times, so that this is asked ten thousand times a book. */
export const countWords = (text: string): number => {
  let words = 0
  let before = true
  for (let at = 0; at < text.length; at++) {
    const space = isSpace(text.charCodeAt(at))
    if (before && !space) words++
    before = space
  }
  return words
}

const stops = '.!?'
const closers = '"”'

/** In words, the longest sentence; a line of verse goes on until it says that it ends. */
export const longestSentence = (text: string): number => {
  let [longest, words, before] = [0, 0, true]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (!isSpace(code)) {
      if (before) words++
      before = false
      continue
    }
    before = true
    const last = text[at - 1] ?? ''
    const goesOn = closers.includes(last) ? !stops.includes(text[at - 2] ?? ' ') : !stops.includes(last)
    const isLine = code === 10
    if (isLine ? goesOn && !closers.includes(last) && !isSpace(text.charCodeAt(at + 1)) : goesOn) continue
    longest = Math.max(longest, words)
    words = 0
  }
  return Math.max(longest, words)
}

/**
 * What the page after `told` words and `pages` pages may hold: a short page leaves its room to the next. A book that
 * came out too long is told again with a `tightness` below 1.
 */
export const allowance = (age: AgeGroup, told: number, pages: number, tightness: number): number => {
  const bookPage = roomOf[age].bookPage * tightness
  // With a tightness above 1 a single page may be fuller, too.
  const page = roomOf[age].page * Math.max(1, tightness)
  return Math.max(bookPage * 0.6, Math.min(page, bookPage * (pages + 1) + page - bookPage - told))
}
