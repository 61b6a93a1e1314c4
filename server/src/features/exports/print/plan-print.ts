import type { Book, BookPage, BookPicture } from '../book.ts'
import {
  block,
  bylineOf,
  day,
  dedicationSheet,
  endSheet,
  fitTitle,
  handStyle,
  passage,
} from '../layout/front-and-back.ts'
import type { FontMetrics } from '../layout/font-metrics.ts'
import { readingSizesOn, readingStyle, type PageWords } from '../layout/page-words.ts'
import { mm, squarePage as paper } from '../layout/paper.ts'
import { partEvenly } from '../layout/part-text.ts'
import { passagesOf, refrainOf } from '../layout/passages.ts'
import { setBalanced, setText, widestLine, type SetText } from '../layout/set-text.ts'
import type { Block, Sheet } from '../layout/sheet.ts'

/** A page of a printed book: words, or a picture that is loaded when its page is due. */
export type PlannedPage = { sheet: Sheet } | { picture: BookPicture; label: string }

/** How much smaller than the best size the words of a whole book may be because of its longest page. */
const maxSizeDifference = 5
const widest = { prose: 150 * mm, verse: 168 * mm }
const room = 150 * mm

const withoutNumber = (id: string, label: string, blocks: Block[]): PlannedPage => ({
  sheet: { id, kind: 'page', label, number: null, blocks },
})

/** An empty page with a moon. */
export const moonPage = (): PlannedPage => {
  const size = 40
  const [x, y] = [(paper.width - size) / 2, (paper.height - size) / 2 - 12]
  return withoutNumber('moon', 'A moon', [
    { kind: 'ornament', ornament: 'moon', box: { x, y, width: size, height: size } },
  ])
}

const blank = (): PlannedPage => withoutNumber('blank', 'Empty page', [])

/**
 * The pages of a book for a print shop in reading order, a multiple of four: words on the left, their picture on the right. The
 * first page is a right one.
 */
export function planPrint(book: Book, type: FontMetrics): PlannedPage[] {
  const pages: PlannedPage[] = [
    titlePage(type, book),
    colophonPage(type, book),
    book.dedication === null ? moonPage() : { sheet: dedicationSheet(type, paper, book.dedication) },
  ]
  const texts = textsOf(type, book)
  for (const page of book.pages) {
    if (page.picture && pages.length % 2 === 0) pages.push(moonPage())
    pages.push(...(texts.get(page) ?? []))
    if (page.picture) pages.push({ picture: page.picture, label: `Picture of page ${page.number}` })
  }
  pages.push({ sheet: endSheet(type, paper, book) })
  while (pages.length % 4 > 0) pages.push(blank())
  return pages
}

function titlePage(type: FontMetrics, book: Book): PlannedPage {
  const width = paper.width - 2 * paper.margin
  const { text, style } = fitTitle(type, book.title, { width, height: 74 * mm, largest: 44 })
  const centered = { ...style, align: 'centre' } as const
  const title = setBalanced(type, passage(book.title), width, centered)
  const byStyle = { ...handStyle, align: 'centre' } as const
  const by = setText(type, passage(bylineOf(book)), width, byStyle)
  const y = paper.height / 2 - text.height / 2 - 10 * mm
  const moon = 44
  return withoutNumber('title', 'Title', [
    {
      kind: 'ornament',
      ornament: 'moon',
      box: { x: (paper.width - moon) / 2, y: y - moon - 9 * mm, width: moon, height: moon },
    },
    block('h1', title, centered, { x: paper.margin, y, width }),
    block('p', by, byStyle, { x: paper.margin, y: y + title.height + 5 * mm, width }),
  ])
}

function colophonPage(type: FontMetrics, book: Book): PlannedPage {
  const width = 120 * mm
  const style = { ...handStyle, size: 12 }
  const rows = [
    book.title,
    bylineOf(book),
    `Written and painted with Moonpage on ${day.format(new Date(book.madeAt))}.`,
  ]
  const text = setText(
    type,
    rows.map((row) => ({ rows: [row], isRefrain: false })),
    width,
    style,
  )
  return withoutNumber('colophon', 'About this book', [
    block('p', text, style, { x: paper.margin, y: paper.height - paper.margin - text.height, width }),
  ])
}

/** The words of each page, in one size for the whole book; a long text may have several pages. */
function textsOf(type: FontMetrics, book: Book): Map<BookPage, PlannedPage[]> {
  const refrain = refrainOf(book.pages.map(({ content }) => content))
  const wordsOf = ({ content }: BookPage): PageWords => ({
    passages: passagesOf(content, book.isVerse, refrain),
    isVerse: book.isVerse,
  })
  const setIn = ({ passages, isVerse }: PageWords, size: number): SetText =>
    setBalanced(type, passages, isVerse ? widest.verse : widest.prose, readingStyle(size), isVerse)
  const { best, least } = readingSizesOn(paper, book.ageGroup)
  const own = new Map(
    book.pages.flatMap((page) => {
      for (let size = best; size >= least; size -= 0.5) {
        const text = setIn(wordsOf(page), size)
        if (text.height <= room && !text.isForced) return [[page, size]]
      }
      // Its lines are broken, or it goes on on another page, in the size of all others.
      return []
    }),
  )
  const common = Math.max(best - maxSizeDifference, Math.min(best, ...own.values()))
  return new Map(
    book.pages.map((page) => {
      const size = Math.min(common, own.get(page) ?? common)
      const style = readingStyle(size)
      return [
        page,
        partEvenly(setIn(wordsOf(page), size), room, style).map((text, index): PlannedPage => {
          const width = widestLine(text, size)
          const box = {
            x: (paper.width - width) / 2,
            // A little above the middle, which looks centered.
            y: (paper.height - text.height) / 2 - 3 * mm,
            width,
            height: text.height,
          }
          const id = `page-${page.number}${index > 0 ? `-${index + 1}` : ''}`
          return {
            sheet: {
              id,
              kind: 'page',
              label: `Page ${page.number}`,
              number: page.number,
              blocks: [{ kind: 'text', tag: 'p', box, text, style }],
            },
          }
        }),
      ]
    }),
  )
}
