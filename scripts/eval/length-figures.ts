import { atLeast, atMost, type Figure } from '@moonpage/storyteller/checks/report/figure'
import type { Sample } from '@moonpage/storyteller/checks/samples'
import { leeway, pageLength } from '@moonpage/storyteller/checks/page-length'
import { countWords } from '@moonpage/storyteller/room'

/** Lengths of books, compared with what their prompts ask for. */
export const lengthFiguresOf = (samples: readonly Sample[], of: (what: string) => string): Figure[] => {
  const books = samples.map(({ input, pages }) => {
    const { limit, book } = pageLength(input)
    const words = pages.map(({ content }) => countWords(content))
    const all = words.reduce((sum, count) => sum + count, 0)
    return {
      least: all / book.least,
      most: all / book.most,
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
      of('longest book, of what it may have'),
      Math.max(...books.map(({ most }) => most)),
      leeway,
      'share',
    ),
    atMost(of('pages that have more than they may'), long / pages, 0.05, 'share'),
  ]
}
