/** How much is read: this book, two more, or books from the shelf until somebody stops it. */
export type Amount = 'this' | 'two-more' | 'until-stopped'
/** Minutes after which it ends in any case; null: no limit. */
export const timers = [15, 30, 45, null] as const
export type Timer = (typeof timers)[number]

export type BedtimePlan = { amount: Amount; timer: Timer }

/** How many books of the shelf follow. */
export const booksAfter = (amount: Amount, shelf: number): number => {
  if (amount === 'this') return 0
  return amount === 'two-more' ? Math.min(2, shelf) : shelf
}

/** Minutes to read a page of a book that is not opened yet. */
const minutesPerPage = 0.7

/** `about 8 minutes`. @param pages in all books together */
export const aboutMinutes = (pages: number): string => {
  const minutes = Math.max(1, Math.round(pages * minutesPerPage))
  return `about ${minutes} minute${minutes === 1 ? '' : 's'}`
}

/** `19 minutes left`; nothing without a limit. */
export const minutesLeft = (endsAt: number | null, now: number): string => {
  if (endsAt === null) return ''
  const minutes = Math.max(0, Math.ceil((endsAt - now) / 60_000))
  return minutes === 1 ? 'One minute left' : `${minutes} minutes left`
}
