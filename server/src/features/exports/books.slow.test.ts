import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleNames } from '@moonpage/contract/sample-names'
import { StoryInput, type StoryRequest } from '@moonpage/contract/story-input'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Book } from './book.ts'
import { writeEpub } from './epub/write-epub.ts'
import type { Pictures } from './layout/pictures.ts'
import { writeBooklet } from './pdf/write-booklet.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { generateBook } from './generate-book.ts'
import { epubcheck, lacks, oneLine, tool } from './testing-tools.ts'

/** By day one of each kind stands for the others. */
const isNight = Boolean(process.env['NIGHTLY'])

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-books-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const noPdf = lacks('poppler-utils', 'qpdf')
const noEpub = lacks('epubcheck', 'default-jre-headless')

const now = new Date('2026-11-22T07:30:00Z')
const tell = (wish: StoryRequest) =>
  generateBook(StoryInput.parse(wish), 'a seed', new Date('2026-11-21T18:00:00.000Z'))
type Write = (book: Book, pictures: Pictures, now: Date) => AsyncIterable<Buffer>

async function written(name: string, write: Write, book: Book, pictures: Pictures): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, write(book, pictures, now))
  return file
}

/** Words as they are read, without marks for italics. */
const wordsOf = (content: string) => oneLine(content.replaceAll(/[*_]/g, ''))

/** Whether the text contains all of these in order. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0
  for (const part of parts) {
    const at = text.indexOf(part, from)
    expect(at, `"${part}" after letter ${from} of: ${text}`).toBeGreaterThanOrEqual(0)
    from = at + part.length
  }
}

const inText = async (file: string) => oneLine(await tool('poppler-utils', 'pdftotext', '-raw', file, '-'))

/** The structure tree of the file, by object. */
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

/** The rows of a table printed by poppler, without its header. */
const table = (said: string) => said.trim().split('\n').slice(2)

const pictured = {
  wish: {
    subject: 'owl',
    theme: 'wonder',
    setting: 'forest',
    page_count: 16,
    max_images: isNight ? 3 : 1,
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

/** Many more words than fit on a page, and one wider than a line. */
const long = Array.from({ length: 560 }, (_, index) => `w${index}`).join(' ')
const endless = 'Moonlight'.repeat(40)

// EPUBCheck is a large Java program, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

describe('a rhyming book of sixteen pages with pictures', () => {
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

  test.skipIf(noPdf)(
    'as a PDF is valid, has its words in order, its fonts and its pictures, and is tagged for screen readers',
    async () => {
      const file = await written('pictured.pdf', writePdf, book, pictures)
      expect(await tool('qpdf', 'qpdf', '--check', file)).toContain(
        'No syntax or stream encoding errors found',
      )
      expectInOrder(await inText(file), [
        oneLine(book.title),
        "A story for D'Arcy O’Neil-Žák",
        book.dedication ?? '',
        ...book.pages.map((page) => wordsOf(page.content)),
        'The end',
        'November 21, 2026',
      ])
      const fonts = table(await tool('poppler-utils', 'pdffonts', file))
      expect(fonts.length).toBeGreaterThanOrEqual(5)
      // Embedded, subset, and with a Unicode mapping, so that words can be copied.
      for (const font of fonts) expect(font).toMatch(/ yes +yes +yes /)
      const images = table(await tool('poppler-utils', 'pdfimages', '-list', file)).map((line) =>
        line.trim().split(/\s+/),
      )
      // The cover's and those of the pages.
      const painted = Array.from({ length: pictured.wish.max_images }, () => '1536')
      expect(images.map(([, , , width]) => width)).toEqual(['1200', ...painted])
      expect(new Set(images.map((columns) => columns[10])).size).toBe(1 + painted.length)

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
      expect(figures).toHaveLength(1 + painted.length)
      const root = objects.find((object) => object['/Type'] === '/Catalog')
      expect(root?.['/Lang']).toBe('u:en')
      expect(objects).toContainEqual({ '/DisplayDocTitle': true })
      expect(objects.filter((object) => object['/S'] === '/H1')).toHaveLength(1)
    },
  )

  test.skipIf(noPdf)('as a booklet has two pages on each side, in the order of folded sheets', async () => {
    const file = await written('booklet.pdf', writeBooklet('letter'), book, pictures)
    expect(await tool('qpdf', 'qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
    const info = await tool('poppler-utils', 'pdfinfo', file)
    expect(info).toMatch(/^Page size: +792 x 612 pts \(letter\)$/m)
    const sides = Number(/^Pages: +(\d+)$/m.exec(info)?.[1])
    expect(sides % 2).toBe(0)
    const half = (side: number, isRight: boolean) =>
      tool(
        'poppler-utils',
        'pdftotext',
        '-raw',
        '-f',
        `${side}`,
        '-l',
        `${side}`,
        ...area(isRight),
        file,
        '-',
      )
    const area = (isRight: boolean) => ['-x', isRight ? '396' : '0', '-y', '0', '-W', '396', '-H', '612']
    const read: string[] = []
    // As a reader turns the leaves: right halves to the middle and back along the left ones.
    for (let page = 1; page <= sides * 2; page += 1)
      read.push(await half(page <= sides ? page : sides * 2 + 1 - page, page % 2 === 1))
    expect(oneLine(read[0] ?? '')).toContain(oneLine(book.title))
    expect(oneLine(read[1] ?? '')).toBe(book.dedication)
    expectInOrder(oneLine(read[2] ?? ''), [wordsOf(book.pages[0]?.content ?? 'none')])
    expectInOrder(
      oneLine(read.join(' ')),
      book.pages.map((page) => wordsOf(page.content)),
    )
    expect(read.at(-1)).toContain('The end')
  })

  test.skipIf(isNight && noEpub)(
    'as an EPUB passes the checker, with its lines, descriptions and names as they were typed',
    async () => {
      const file = await written('pictured.epub', writeEpub, book, pictures)
      // By day the checker, a large program, reads a narrated book alone.
      if (isNight) expect(await epubcheck(file)).toContain('0 errors / 0 warnings')
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

/** Without the marks that pdftotext adds around right-to-left text. */
const withoutMarks = (text: string) => text.replaceAll(/[\u202a-\u202e]/g, '').normalize('NFC')

describe.runIf(isNight)('a book without pictures, with names in other scripts', () => {
  let book: Book
  const none: Pictures = () => Promise.resolve(null)
  const ran = (name: string) => `${name} ran up. “Wait, ${name}!” said the owl, 5 times.`
  const arabic = 'كان يا ما كان، في قديم الزمان، ولد صغير اسمه علاء يحب القمر.'
  const japanese = 'むかしむかし、あるところに、さくらという女の子がいました。「こんばんは！」と言いました。'
  const thai = 'กาลครั้งหนึ่งนานมาแล้ว มีเด็กหญิงชื่อไพลินอาศัยอยู่ในหมู่บ้านเล็กๆใกล้ภูเขา'
  beforeAll(async () => {
    const told = await tell({ ...wordsOnly.wish })
    const contents = [
      ...sampleNames.map(ran),
      `A star 🌟 fell. 𒀭 he said, “Ναι.” Né\u0301e.`,
      arabic,
      japanese,
      thai,
    ]
    book = {
      ...told.book,
      title: `${told.book.title}: Ἀθηνᾶ и Фёдор`,
      dedication: 'For محمد and אמא, from নানি',
      pages: contents.map((content, index) => ({ number: index + 1, content, picture: null })),
    }
  })

  test.skipIf(noPdf)('as a PDF prints every name in its own script, and it can be copied', async () => {
    const file = await written('plain.pdf', writePdf, book, none)
    expect(await tool('qpdf', 'qpdf', '--check', file)).toContain('No syntax')
    const text = withoutMarks(await inText(file))
    expect(text.replaceAll(' ', '')).toContain('Ἀθηνᾶи')
    expectInOrder(text, [
      'For محمد and אמא, from নানি',
      // Punctuation beside a right-to-left name is extracted in visual order.
      ...sampleNames.flatMap((name) => [`${name} ran up. “Wait, `, name, 'said the owl, 5 times.']),
      'A star fell. ? he said, “Ναι.” Né',
      'The end',
    ])
    const whole = withoutMarks(await tool('poppler-utils', 'pdftotext', file, '-')).replaceAll(/\s+/g, '')
    for (const told of [arabic, japanese, thai]) expect(whole).toContain(told.replaceAll(' ', ''))
    for (const font of table(await tool('poppler-utils', 'pdffonts', file)))
      expect(font).toMatch(/ yes +yes +yes /)
    expect(table(await tool('poppler-utils', 'pdfimages', '-list', file))).toEqual([])
    expect((await objectsOf(file)).some((object) => object['/S'] === '/Figure')).toBe(false)
  })

  test.skipIf(noEpub)('as an EPUB passes EPUBCheck, with fonts for all its letters', async () => {
    const pages = [...book.pages]
    pages[19] = { number: 20, content: `${endless}\n${long}\n${arabic}`, picture: null }
    const file = await written('plain.epub', writeEpub, { ...book, pages }, none)
    expect(await epubcheck(file)).toContain('0 errors / 0 warnings')
    const read = await unpacked(file)
    expect(read['book/cover.xhtml']).toContain('Ἀθηνᾶ')
    expect(read['book/package.opf']).not.toContain('cover-image')
    expect(read['book/package.opf']).not.toContain('alternativeText')
    expect(read['book/page-20-4.xhtml']).toContain(' w500 ')
    expect(Object.values(read).join('')).toContain(endless)
    expect(read['book/page-2.xhtml']).toContain('Wait, <bdi>محمد</bdi>!”')
    expect(read['book/page-20-4.xhtml']).toMatch(
      new RegExp(`<p class="reading" dir="rtl"[^>]*>${arabic}</p>`),
    )
    expect(read['book/style.css']).toMatch(/^\.reading \{.*"noto-sans-arabic-arabic-400".*sans-serif; \}$/m)
    // Subset to the book's letters: the full fonts have many megabytes.
    const fonts = Object.entries(unzipSync(await readFile(file))).filter(([name]) => name.endsWith('.ttf'))
    expect(fonts.length).toBeGreaterThan(15)
    expect(fonts.reduce((sum, [, data]) => sum + data.length, 0)).toBeLessThan(400_000)
  })
})

test.skipIf(noPdf)(
  'text that fills many sheets continues from one to the next without loss; a missing picture leaves its page with the text only',
  async () => {
    const { book } = await tell({ ...wordsOnly.wish })
    const size = { width: 480, height: 360 }
    const data = await sharp({ create: { ...size, channels: 3, background: '#27386b' } })
      .jpeg()
      .toBuffer()
    book.pages[0] = { number: 1, content: long, picture: { key: 'plain', alt: 'Night' } }
    book.pages[1] = { number: 2, content: endless, picture: null }
    const third = book.pages[2]
    if (third) third.picture = { key: 'gone', alt: 'Nobody sees it' }
    const file = await written('long.pdf', writePdf, book, async (key) =>
      key === 'gone' ? null : { data, ...size },
    )
    // The page number is at the foot of each of its sheets.
    const text = (await inText(file)).replaceAll(/ 1 (?=w)/g, ' ')
    expectInOrder(text, [long, wordsOf(third?.content ?? '')])
    expect(text.replaceAll(' ', '')).toContain(endless)
    const figures = (await objectsOf(file)).filter((object) => object['/S'] === '/Figure')
    // Also on the cover.
    expect(figures.map((figure) => figure['/Alt'])).toEqual(['u:Night', 'u:Night'])
  },
)

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
