import type { Book, BookPage } from '../book.ts'
import { coverSheet, dedicationSheet, endSheet } from './front-and-back.ts'
import { readingSizes, readingStyle, type PageWords } from './page-words.ts'
import { passagesOf, refrainOf } from './passages.ts'
import { fitBesidePicture, isHeldBesidePicture, picturePage } from './picture-page.ts'
import type { Pictures } from './pictures.ts'
import type { Block, Sheet } from './sheet.ts'
import type { FontMetrics } from './font-metrics.ts'
import { moreWords, wordsPage } from './words-page.ts'

/** How far one page's words may be smaller than the best size before it goes its own way. */
const together = 4

/** A book's sheets, one after the other: a picture is asked for when its turn comes. */
export async function* sheetsOf(book: Book, type: FontMetrics, pictures: Pictures): AsyncGenerator<Sheet> {
  yield coverSheet(type, book, await frontPicture(book, pictures))
  if (book.dedication !== null) yield dedicationSheet(type, book.dedication)

  const refrain = refrainOf(book.pages.map(({ content }) => content))
  const wordsOf = ({ content }: BookPage): PageWords => ({
    passages: passagesOf(content, book.isVerse, refrain),
    isVerse: book.isVerse,
  })
  const { best, least } = readingSizes[book.ageGroup]
  const own = new Map(
    book.pages.flatMap((page) => {
      const size = page.picture && largest(best, least, (it) => fitBesidePicture(type, wordsOf(page), it))
      return size ? [[page, size]] : []
    }),
  )
  // One size for the whole book, as if one hand had set it.
  const common = Math.max(best - together, Math.min(best, ...own.values()))

  for (const page of book.pages) {
    const words = wordsOf(page)
    const size = Math.min(
      common,
      own.get(page) ?? largest(common, least, (it) => isHeldBesidePicture(type, words, it)) ?? common,
    )
    const jpeg = page.picture && (await pictures(page.picture.key))
    let sides: Block[][]
    if (page.picture && jpeg) {
      const { blocks, rest } = picturePage(type, words, { picture: page.picture, jpeg, size })
      sides = [blocks, ...(rest ? moreWords(type, rest, readingStyle(size)) : [])]
    } else sides = wordsPage(type, words, common, least)
    yield* sides.map((blocks, index): Sheet => {
      const id = `page-${page.number}${index > 0 ? `-${index + 1}` : ''}`
      return { id, kind: 'page', label: `Page ${page.number}`, number: page.number, blocks }
    })
  }
  yield endSheet(type, book)
}

/** The cover's own, or the first picture that is there. */
async function frontPicture(book: Book, pictures: Pictures) {
  for (const picture of [book.cover, ...book.pages.map((page) => page.picture)]) {
    const jpeg = picture && (await pictures(picture.key))
    if (jpeg) return { picture, jpeg }
  }
  return null
}

/** In points, the largest size that does; null where none does: such words fill more than one sheet. */
function largest(best: number, least: number, does: (size: number) => unknown): number | null {
  for (let size = best; size >= least; size -= 0.5) if (does(size)) return size
  return null
}
