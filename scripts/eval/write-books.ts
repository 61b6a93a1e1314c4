import { mkdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillNames } from '@moonpage/contract/names'
import { picturePages } from '@moonpage/contract/picture-pages'
import { encodePicture } from '@moonpage/illustrator/encode'
import { paintScene } from '@moonpage/illustrator/paint'
import type { Sample } from '@moonpage/storyteller/checks/samples'

type Book = Pick<Sample, 'input' | 'outline' | 'pages'> & {
  /** From 1, as in its message files. */
  book: number
}

/** Writes a folder per book, with its text and its pictures by the embedded illustrator. */
export async function writeBooks(folder: string, books: readonly Book[]): Promise<void> {
  for (const book of books) {
    const own = join(folder, `book-${String(book.book).padStart(2, '0')}`)
    mkdirSync(own, { recursive: true })
    writeFileSync(join(own, 'book.txt'), wordsOf(book))
    for (const number of pictured(book)) {
      const page = book.pages.find(({ page_number }) => page_number === number)
      if (!page) continue
      const [picture] = await encodePicture(
        paintScene(page.scene, book.outline.cast, `${book.outline.seed}:${number}`),
        [960],
      )
      if (picture) await writeFile(join(own, `page-${String(number).padStart(2, '0')}.webp`), picture.data)
    }
  }
}

const pictured = ({ input }: Book): number[] => picturePages(input.page_count, input.max_images)

function wordsOf({ input, outline, pages }: Book): string {
  const read = (text: string) => fillNames(text, outline.names)
  const parts = pages.map(({ page_number: number, content }) => `Page ${number}\n\n${read(content)}`)
  return `${[`${read(outline.title)}\nFor ${input.age_group} years`, ...parts].join('\n\n')}\n`
}
