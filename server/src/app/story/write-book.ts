import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateBook } from '../../features/exports/generate-book.ts'
import { writePdf } from '../../features/exports/pdf/write-pdf.ts'
import type { Book } from '../../features/exports/book.ts'
import type { Wish } from './read-wish.ts'

const pictureName = (number: number) => `page-${String(number).padStart(2, '0')}.webp`

/** The book as Markdown with its pictures. */
const textOf = (book: Book): string =>
  [
    `# ${book.title}`,
    `*${book.summary}*`,
    ...(book.dedication === null ? [] : [`> ${book.dedication}`]),
    ...book.pages.flatMap(({ number, content, picture }) => [
      `## ${number}`,
      ...(picture ? [`![${picture.alt}](${pictureName(number)})`] : []),
      // Two spaces are a line break in Markdown, which verse needs.
      content.replace(/\n(?!\n)/g, '  \n'),
    ]),
  ].join('\n\n') + '\n'

/**
 * Writes `book.md`, `page-NN.webp` (1536 px), `book.pdf` and `plan.json` to the given folder, creating it if needed.
 * @returns the names of the files
 */
export async function writeBook({ input, seed, folder }: Wish): Promise<{ title: string; files: string[] }> {
  const now = new Date()
  const { book, outline, pages, painted, pictures } = await generateBook(input, seed, now)
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  const write = async (name: string, data: string | Uint8Array) => {
    await writeFile(join(folder, name), data)
    files.push(name)
  }
  await write('book.md', textOf(book))
  for (const [number, sizes] of painted) {
    const largest = sizes.toSorted((a, b) => b.width - a.width)[0]
    if (largest) await write(pictureName(number), largest.data)
  }
  const pdf: Buffer[] = []
  for await (const piece of writePdf(book, pictures, now)) pdf.push(piece)
  await write('book.pdf', Buffer.concat(pdf))
  await write(
    'plan.json',
    `${JSON.stringify({ input, outline, scenes: pages.map(({ scene }) => scene) }, null, 2)}\n`,
  )
  return { title: book.title, files }
}
