import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StoryInput, type StoryRequest } from '@moonpage/contract/story-input'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Book } from './book.ts'
import { writeEpub } from './epub/write-epub.ts'
import { greekInLatin } from './layout/in-latin.ts'
import type { Pictures } from './layout/pictures.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { tellBook } from './tell-book.ts'
import { epubcheck, lacks, oneLine, tool } from './test-tools.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-books-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const noPdf = lacks('poppler-utils', 'qpdf')
const noEpub = lacks('epubcheck', 'default-jre-headless')

const now = new Date('2026-11-22T07:30:00Z')
const tell = (wish: StoryRequest) =>
  tellBook(StoryInput.parse(wish), 'a seed', new Date('2026-11-21T18:00:00.000Z'))
type Write = (book: Book, pictures: Pictures, now: Date) => AsyncIterable<Buffer>

async function written(name: string, write: Write, book: Book, pictures: Pictures): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, write(book, pictures, now))
  return file
}

/** Words as they are read, without marks for italics. */
const wordsOf = (content: string) => oneLine(content.replaceAll(/[*_]/g, ''))

/** Whether all of these stand in the text, one after the other. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    expect(at, `"${part}" after letter ${from} of: ${text}`).toBeGreaterThanOrEqual(0)
    from = at + part.length
  }
}

const inText = async (file: string) => oneLine(await tool('poppler-utils', 'pdftotext', '-raw', file, '-'))

/** Everything that the file says of its parts, by object. */
async function objectsOf(file: string): Promise<Record<string, unknown>[]> {
  const json = JSON.parse(await tool('qpdf', 'qpdf', '--json', file)) as {
    qpdf: [unknown, Record<string, object>]
  }
  return Object.values(json.qpdf[1]).flatMap((entry) =>
    'value' in entry && typeof entry.value === 'object' && entry.value !== null
      ? [entry.value as Record<string, unknown>]
      : [],
  )
}

/** Lines of a table of poppler's, without its head. */
const table = (said: string) => said.trim().split('\n').slice(2)

const pictured = {
  wish: {
    subject: 'owl',
    theme: 'wonder',
    setting: 'forest',
    page_count: 16,
    max_images: 3,
    story_attributes: ['rhyming'],
    hero: { name: "D'Arcy O’Neil-Žák", look: { species: 'child' } },
    dedication: 'For "D\'Arcy" & Фёдор, <with love>',
  },
} as const
const wordsOnly = {
  wish: {
    subject: 'dragon',
    theme: 'courage',
    setting: 'castle',
    age_group: '7-8',
    page_count: 4,
    max_images: 0,
    hero: { name: 'Ελένη' },
    companion: { name: 'Фёдор', kind: 'mouse' },
  },
} as const

/** Many more words than a page takes, and one that no line takes. */
const long = Array.from({ length: 560 }, (_, index) => `w${index}`).join(' ')
const endless = 'Moonlight'.repeat(40)

// The checker is a large program, slow where much else runs.
vi.setConfig({ testTimeout: 120_000 })

describe('a rhyming book of sixteen pages, three of them painted', () => {
  let book: Book
  let pictures: Pictures
  beforeAll(async () => {
    const told = await tell({
      ...pictured.wish,
      story_attributes: [...pictured.wish.story_attributes],
    })
    pictures = told.pictures
    book = { ...told.book, title: `${told.book.title} & <the rest>` }
  })

  test.skipIf(noPdf)('as a PDF is sound, has its words in order, its fonts and its pictures', async () => {
    const file = await written('pictured.pdf', writePdf, book, pictures)
    expect(await tool('qpdf', 'qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
    expectInOrder(await inText(file), [
      oneLine(book.title),
      "A story for D'Arcy O’Neil-Žák",
      book.dedication ?? '',
      ...book.pages.map((page) => wordsOf(page.content)),
      'The end',
      '21 November 2026',
    ])
    const fonts = table(await tool('poppler-utils', 'pdffonts', file))
    expect(fonts.length).toBeGreaterThanOrEqual(5)
    // Embedded, a subset, and known by letter, so that words can be copied out.
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes /)
    const images = table(await tool('poppler-utils', 'pdfimages', '-list', file)).map((line) =>
      line.trim().split(/\s+/),
    )
    // The cover's own and those of three pages.
    expect(images.map(([, , , width]) => width)).toEqual(['1200', '1536', '1536', '1536'])
    expect(new Set(images.map((columns) => columns[10])).size).toBe(4)
  })

  test.skipIf(noPdf)('as a PDF says what it is to those who do not see it', async () => {
    const file = await written('tagged.pdf', writePdf, book, pictures)
    const info = await tool('poppler-utils', 'pdfinfo', file)
    expect(info).toMatch(/^Tagged: +yes$/m)
    expect(info).toMatch(/^Page size: +841\.89 x 595\.28 pts \(A4\)$/m)
    expect(info).toMatch(/^PDF version: +1\.7$/m)
    expect(info).toContain(`Title:           ${book.title}`)
    const objects = await objectsOf(file)
    const figures = objects.filter((object) => object['/S'] === '/Figure')
    const shown = [book.cover, ...book.pages.map(({ picture }) => picture)]
    expect(figures.map((figure) => figure['/Alt'])).toEqual(
      shown.flatMap((picture) => (picture ? [`u:${picture.alt}`] : [])),
    )
    expect(figures).toHaveLength(4)
    const root = objects.find((object) => object['/Type'] === '/Catalog')
    expect(root?.['/Lang']).toBe('u:en')
    expect(objects).toContainEqual({ '/DisplayDocTitle': true })
    expect(objects.filter((object) => object['/S'] === '/H1')).toHaveLength(1)
  })

  test.skipIf(noEpub)(
    'as an EPUB passes the checker, with its lines, descriptions and names as they were typed',
    async () => {
      const file = await written('pictured.epub', writeEpub, book, pictures)
      expect(await epubcheck(file)).toContain('0 errors / 0 warnings')
      const read = await unpacked(file)
      expect(Object.keys(read)[0]).toBe('mimetype')
      const opening = read['book/page-1.xhtml'] ?? ''
      for (const line of book.pages[0]?.content.split(/\n+/) ?? []) expect(opening).toContain(escaped(line))
      expect(opening).toContain(`alt="${escaped(book.pages[0]?.picture?.alt ?? 'none')}"`)
      expect(read['book/dedication.xhtml']).toContain(escaped(book.dedication ?? 'none'))
      expect(read['book/package.opf']).toContain(`urn:uuid:${book.id}`)
      expect(read['book/package.opf']).toMatch(
        /picture-1\.jpg" media-type="image\/jpeg" properties="cover-image"/,
      )
    },
  )
})

describe('a book of words alone, with names in other scripts', () => {
  let book: Book
  const none: Pictures = () => Promise.resolve(null)
  beforeAll(async () => {
    const told = await tell({ ...wordsOnly.wish })
    book = { ...told.book, title: `${told.book.title}: Ελένη и Фёдор` }
  })

  test.skipIf(noPdf)(
    'as a PDF prints Cyrillic, and Greek in Latin letters, and nothing that no font has',
    async () => {
      const odd = { ...book, pages: [...book.pages] }
      odd.pages[1] = {
        number: 2,
        content: 'A star 🌟 fell. 中 he said, “Ναι ΝΑΙ.” Né\u0301e.',
        picture: null,
      }
      const file = await written('plain.pdf', writePdf, odd, none)
      expect(await tool('qpdf', 'qpdf', '--check', file)).toContain('No syntax')
      const text = await inText(file)
      expectInOrder(text, [
        'Eleni и Фёдор',
        'A bedtime story',
        wordsOf(greekInLatin(book.pages[0]?.content ?? '')),
        'A star fell. ? he said, “Nai NAI.”',
        'The end',
      ])
      expect(text).toContain('Фёдор')
      expect(text).not.toMatch(/[\p{Script=Greek}\p{Co}\ufffd]/u)
      expect(table(await tool('poppler-utils', 'pdfimages', '-list', file))).toEqual([])
      expect((await objectsOf(file)).some((object) => object['/S'] === '/Figure')).toBe(false)
    },
  )

  test.skipIf(noEpub)('as an EPUB passes the checker, with Greek as Greek', async () => {
    const pages = [...book.pages]
    pages[1] = { number: 2, content: `${endless}\n${long}`, picture: null }
    const file = await written('plain.epub', writeEpub, { ...book, pages }, none)
    expect(await epubcheck(file)).toContain('0 errors / 0 warnings')
    const read = await unpacked(file)
    expect(read['book/cover.xhtml']).toContain('Ελένη')
    expect(read['book/package.opf']).not.toContain('cover-image')
    expect(read['book/package.opf']).not.toContain('alternativeText')
    expect(read['book/page-2-4.xhtml']).toContain(' w500 ')
    expect(Object.values(read).join('')).toContain(endless)
  })
})

test.skipIf(noPdf)('words that fill many sheets go on from one to the next, and none is lost', async () => {
  const { book, pictures } = await tell({ ...wordsOnly.wish, max_images: 1 })
  book.pages[0] = { number: 1, content: long, picture: book.pages[0]?.picture ?? null }
  book.pages[1] = { number: 2, content: endless, picture: null }
  const file = await written('long.pdf', writePdf, book, pictures)
  // The page's number stands at the foot of each of its sheets.
  const text = (await inText(file)).replaceAll(/ 1 (?=w)/g, ' ')
  expectInOrder(text, [long])
  expect(text.replaceAll(' ', '')).toContain(endless)
})

test.skipIf(noPdf)('a picture that is gone leaves its page with its words', async () => {
  const { book } = await tell({ ...wordsOnly.wish })
  const first = book.pages[0]
  if (first) first.picture = { key: 'gone', alt: 'Nobody sees it' }
  const file = await written('gone.pdf', writePdf, book, () => Promise.resolve(null))
  expectInOrder(await inText(file), [wordsOf(greekInLatin(first?.content ?? ''))])
  expect((await objectsOf(file)).some((object) => object['/S'] === '/Figure')).toBe(false)
})

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

async function unpacked(file: string): Promise<Record<string, string>> {
  const files = unzipSync(await readFile(file))
  return Object.fromEntries(Object.entries(files).map(([name, data]) => [name, Buffer.from(data).toString()]))
}
