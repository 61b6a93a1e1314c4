import type { Book } from '../book.ts'
import type { BookTexts } from './font-metrics.ts'

/** All texts of a book by face, except words that are the same in every book. */
export function textsOf({ title, dedication, child, pages }: Book): BookTexts {
  return {
    reading: pages.map(({ content }) => content).join('\n'),
    display: title,
    hand: [dedication, child].filter((text) => text !== null).join('\n'),
  }
}
