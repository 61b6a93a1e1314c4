import { isUnfinished } from '@moonpage/contract/progress'
import type { Story } from '@moonpage/contract/story'

/** The number of pages of a book, also while it is generated. */
export const pageTotal = ({ generation_status, page_count, story_pages }: Story): number =>
  isUnfinished(generation_status) || generation_status === 'failed' ? page_count : story_pages.length

/** Parses a page number in a URL; null if the book has no such page. */
export const pageAt = (address: string | undefined, total: number): number | null => {
  const number = /^\d{1,4}$/.test(address ?? '') ? Number(address) : 0
  return number >= 1 && number <= total ? number : null
}
