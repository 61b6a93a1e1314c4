import type { Book } from '../book.ts'
import type { BookTexts } from './font-metrics.ts'

/** What a book says in each face, apart from words that are the same in all of them. */
export function textsOf({ title, dedication, child, pages }: Book): BookTexts {
  return {
    reading: pages.map(({ content }) => content).join('\n'),
    display: title,
    hand: [dedication, child].filter((text) => text !== null).join('\n'),
  }
}
