import type { Book, BookPage } from '../book.ts'
import { coverSheet, dedicationSheet, endSheet } from './front-and-back.ts'
import { readingSizesOn, readingStyle, type PageWords } from './page-words.ts'
import type { Paper } from './paper.ts'
import { passagesOf, refrainOf } from './passages.ts'
import { fitBesidePicture, fitsBesidePictureCut, picturePage } from './picture-page.ts'
import type { Pictures } from './pictures.ts'
import type { Block, Sheet } from './sheet.ts'
import type { FontMetrics } from './font-metrics.ts'
import { moreWords, wordsPage } from './words-page.ts'

/** How much smaller than the common size one page's text may be before that page gets a size of its own. */
const maxSizeDifference = 4

/** The sheets of a book in order: a picture is loaded when its sheet is due. */
export async function* sheetsOf(
  book: Book,
  type: FontMetrics,
  pictures: Pictures,
  paper: Paper,
): AsyncGenerator<Sheet> {
  yield coverSheet(type, paper, book, await frontPicture(book, pictures))
  if (book.dedication !== null) yield dedicationSheet(type, paper, book.dedication)

  const refrain = refrainOf(book.pages.map(({ content }) => content))
  const wordsOf = ({ content }: BookPage): PageWords => ({
    passages: passagesOf(content, book.isVerse, refrain),
    isVerse: book.isVerse,
  })
  const { best, least } = readingSizesOn(paper, book.ageGroup)
  const own = new Map(
    book.pages.flatMap((page) => {
      const size =
        page.picture && largest(best, least, (it) => fitBesidePicture(type, paper, wordsOf(page), it))
      return size ? [[page, size]] : []
    }),
  )
  // The same font size for the whole book.
  const common = Math.max(best - maxSizeDifference, Math.min(best, ...own.values()))

  for (const page of book.pages) {
    const words = wordsOf(page)
    const size = Math.min(
      common,
      own.get(page) ?? largest(common, least, (it) => fitsBesidePictureCut(type, paper, words, it)) ?? common,
    )
    const jpeg = page.picture && (await pictures(page.picture.key))
    let sides: Block[][]
    if (page.picture && jpeg) {
      const { blocks, rest } = picturePage(type, paper, words, { picture: page.picture, jpeg, size })
      sides = [blocks, ...(rest ? moreWords(paper, rest, readingStyle(size)) : [])]
    } else sides = wordsPage(type, paper, words, common, least)
    yield* sides.map((blocks, index): Sheet => {
      const id = `page-${page.number}${index > 0 ? `-${index + 1}` : ''}`
      return { id, kind: 'page', label: `Page ${page.number}`, number: page.number, blocks }
    })
  }
  yield endSheet(type, paper, book)
}

/** The generated cover, or the first picture that exists. */
export async function frontPicture(book: Book, pictures: Pictures) {
  for (const picture of [book.cover, ...book.pages.map((page) => page.picture)]) {
    const jpeg = picture && (await pictures(picture.key))
    if (jpeg) return { picture, jpeg }
  }
  return null
}

/** The largest size that fits, in points; null if the text needs more than one sheet. */
function largest(best: number, least: number, does: (size: number) => unknown): number | null {
  for (let size = best; size >= least; size -= 0.5) if (does(size)) return size
  return null
}
