import { atLeast, atMost, type Figure } from '@moonpage/storyteller/checks/report/figure'
import type { Sample } from '@moonpage/storyteller/checks/samples'
import { isOverlong, pageLength } from '@moonpage/storyteller/checks/page-length'
import { countSentences, countWords } from '@moonpage/storyteller/room'

/** Lengths of books, compared with what their prompts ask for. */
export const lengthFiguresOf = (samples: readonly Sample[], of: (what: string) => string): Figure[] => {
  const books = samples.map(({ input, outline, pages }) => {
    const { limit, book } = pageLength(input)
    const words = pages.map(({ content }) => countWords(content))
    const all = words.reduce((sum, count) => sum + count, 0)
    const sentences = pages.reduce(
      (sum, { content }) => sum + countSentences(content, outline.refrain ?? ''),
      0,
    )
    return {
      least: all / book.least,
      isOverlong: isOverlong({ words: all, sentences }, input),
      words,
      long: words.filter((count) => count > limit.most),
    }
  })
  const pages = books.flatMap(({ words }) => words).length
  const long = books.flatMap((book) => book.long).length
  return [
    atLeast(
      of('shortest book, of what it should have'),
      Math.min(...books.map(({ least }) => least)),
      1,
      'share',
    ),
    atMost(
      of('books that are too long'),
      books.filter((book) => book.isOverlong).length / books.length,
      0,
      'share',
    ),
    atMost(of('pages that have more than they may'), long / pages, 0.05, 'share'),
  ]
}
