import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Book } from '../book.ts'
import { openFontMetrics } from '../layout/font-metrics.ts'
import { mm, squarePage } from '../layout/paper.ts'
import type { Jpeg } from '../layout/pictures.ts'
import { lacks, oneLine, tool } from '../testing-tools.ts'
import { planPrint } from './plan-print.ts'
import { bindingOf } from './print-measures.ts'
import { writeCover, writePrintFile } from './write-print-file.ts'

const noPdf = lacks('poppler-utils', 'qpdf')
const now = new Date('2026-11-29T18:00:00Z')

let folder: string
let jpeg: Jpeg
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-print-'))
  const picture = { create: { width: 40, height: 40, channels: 3, background: '#27386b' } } as const
  jpeg = { data: await sharp(picture).jpeg().toBuffer(), width: 40, height: 40 }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const aBook = (pages: Book['pages'], change: Partial<Book> = {}): Book => ({
  id: '0192f0c0-0000-7000-8000-000000000001',
  title: 'Fern and the Quiet Bell',
  summary: 'A bell says nothing, and Fern asks why.',
  ageGroup: '5-6',
  isVerse: false,
  dedication: null,
  child: 'محمد',
  madeAt: '2026-11-21T18:00:00.000Z',
  cover: null,
  isRepainted: true,
  pages,
  ...change,
})
const aPage = (
  number: number,
  hasPicture = true,
  content = `Fern took step ${number}.`,
): Book['pages'][0] => ({
  number,
  content,
  picture: hasPicture ? { key: String(number), alt: `Step ${number}` } : null,
})
const pagesWith = (...pictures: boolean[]) => pictures.map((has, index) => aPage(index + 1, has))

test('words are on the left and their picture on the right, and sheets of four pages are full', async () => {
  const type = await openFontMetrics()
  for (const pictures of [
    [true, true, true, true],
    [true, false, true, false, false, true, true],
    [false, false, true, true, false],
    [false, false, false, false],
  ]) {
    const pages = planPrint(aBook(pagesWith(...pictures)), type)
    expect(pages.length % 4).toBe(0)
    const shown = pages.flatMap((page, at) => ('picture' in page ? [{ at, key: page.picture.key }] : []))
    expect(shown).toHaveLength(pictures.filter(Boolean).length)
    for (const { at, key } of shown) {
      // Counted from 0, a right page is even.
      expect(at % 2).toBe(0)
      expect(pages[at - 1]).toMatchObject({ sheet: { label: `Page ${key}` } })
    }
  }
  const long = aPage(1, true, 'Fern walked on, and on, and did not look back. '.repeat(90))
  const text = planPrint(aBook([long, aPage(2)]), type).flatMap((page) =>
    'sheet' in page && page.sheet.number === 1 ? [page.sheet] : [],
  )
  expect(text.length).toBeGreaterThan(1)
  for (const { blocks } of text)
    for (const { box } of blocks) {
      expect(box.y).toBeGreaterThan(20 * mm)
      expect(box.y + box.height).toBeLessThan(squarePage.height - 20 * mm)
    }
})

test('a thin book is stapled, a thicker one has a spine, and words on it once there is room', () => {
  expect(bindingOf(12)).toEqual({ kind: 'stapled', spine: 0, hasSpineWords: false })
  expect(bindingOf(36)).toEqual({ kind: 'glued', spine: 4.2, hasSpineWords: false })
  expect(bindingOf(64)).toEqual({ kind: 'glued', spine: 7, hasSpineWords: true })
})

const saved = async (name: string, data: Uint8Array) => {
  const file = join(folder, name)
  await writeFile(file, data)
  return file
}
const boxes = async (file: string) =>
  Object.fromEntries(
    (await tool('poppler-utils', 'pdfinfo', '-box', file)).split('\n').flatMap((line) => {
      const [, name = '', sides = ''] = /^(\w+)Box: +(.+)$/.exec(line) ?? []
      return name ? [[name, sides.split(/ +/).map((points) => Math.round(Number(points) / mm))]] : []
    }),
  ) as Record<string, number[]>

test.skipIf(noPdf)(
  'the archive has valid PDFs with bleed, pictures over the edge, embedded fonts, and the sizes in words',
  async () => {
    const asked: string[] = []
    const gone = '3'
    const book = aBook(pagesWith(true, true, true, false), { dedication: 'For さくら' })
    const pictures = (key: string) => {
      asked.push(key)
      return Promise.resolve(key === gone ? null : jpeg)
    }
    const files = unzipSync(await buffer(writePrintFile(book, pictures, now)))
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'Fern and the Quiet Bell-inside.pdf',
      'Fern and the Quiet Bell-cover.pdf',
    ])
    const [notes, inside, cover] = Object.values(files) as [Uint8Array, Uint8Array, Uint8Array]
    const words = Buffer.from(notes).toString()
    expect(words).toContain('12 pages in reading order')
    expect(words).toContain('216 x 216 mm')
    expect(words).toContain('painted for this size, 300 dpi')
    // One after the other, and the cover's at the end.
    expect(asked).toEqual(['1', '2', '3', '1'])

    const pages = await saved('inside.pdf', inside)
    expect(await tool('qpdf', 'qpdf', '--check', pages)).toContain(
      'No syntax or stream encoding errors found',
    )
    expect(await tool('poppler-utils', 'pdfinfo', pages)).toMatch(/^Pages: +12$/m)
    expect(await boxes(pages)).toMatchObject({
      Media: [0, 0, 216, 216],
      Bleed: [0, 0, 216, 216],
      Trim: [3, 3, 213, 213],
    })
    const text = oneLine(await tool('poppler-utils', 'pdftotext', '-raw', pages, '-'))
    for (const said of ['A story for', 'محمد', 'For さくら', 'Fern took step 4.', 'The end'])
      expect(text).toContain(said)
    for (const font of (await tool('poppler-utils', 'pdffonts', pages)).trim().split('\n').slice(2))
      expect(font).toMatch(/ yes +yes +yes /)
    // 40 pixels over 216 mm: the picture covers the bleed.
    const listed = (await tool('poppler-utils', 'pdfimages', '-list', pages)).trim().split('\n').slice(2)
    expect(listed.map((line) => line.trim().split(/\s+/)[12])).toEqual(['5', '5'])

    const front = await saved('cover.pdf', cover)
    expect(await tool('qpdf', 'qpdf', '--check', front)).toContain(
      'No syntax or stream encoding errors found',
    )
    expect((await boxes(front))['Trim']).toEqual([3, 3, 423, 213])
    const said = oneLine(await tool('poppler-utils', 'pdftotext', '-raw', front, '-'))
    expect(said).toContain('A bell says nothing, and Fern asks why.')
    expect(said.match(/Fern and the/g)).toHaveLength(1)
  },
)

test.skipIf(noPdf)(
  'a thick spine has the title; pictures of hosted painters stay within the margins',
  async () => {
    const hosted = aBook(pagesWith(true, true, true, true), { isRepainted: false })
    const thick = await saved(
      'thick.pdf',
      await buffer(writeCover(hosted, 64, () => Promise.resolve(jpeg), now)),
    )
    expect((await boxes(thick))['Trim']).toEqual([3, 3, 430, 213])
    const said = oneLine(await tool('poppler-utils', 'pdftotext', '-raw', thick, '-'))
    expect(said.match(/Fern and the/g)).toHaveLength(2)

    const files = unzipSync(await buffer(writePrintFile(hosted, () => Promise.resolve(jpeg), now)))
    const [notes, inside] = Object.values(files) as [Uint8Array, Uint8Array]
    expect(Buffer.from(notes).toString()).toContain('which is 224 dpi as printed')
    const pages = await saved('hosted.pdf', inside)
    const listed = (await tool('poppler-utils', 'pdfimages', '-list', pages)).trim().split('\n').slice(2)
    // 40 pixels over 174 mm.
    expect(listed.map((line) => line.trim().split(/\s+/)[12])).toEqual(['6', '6', '6', '6'])
  },
)
