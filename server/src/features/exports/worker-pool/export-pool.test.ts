import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Book } from '../book.ts'
import { openExportPool, type ExportPool } from './export-pool.ts'

let exportPool: ExportPool
let noise: Buffer
beforeAll(async () => {
  exportPool = openExportPool((error) => {
    throw error
  })
  // Incompressible, so as large as a picture can be.
  noise = await sharp({
    create: {
      width: 1024,
      height: 768,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer()
})
afterAll(() => exportPool.close())

const pageCount = 10
const book: Book = {
  id: '0192f0c0-0000-7000-8000-000000000001',
  title: 'Fern and the Quiet Bell',
  summary: '',
  ageGroup: '5-6',
  isVerse: false,
  dedication: null,
  child: null,
  madeAt: '2026-11-21T18:00:00.000Z',
  cover: null,
  pages: Array.from({ length: pageCount }, (_, index) => ({
    number: index + 1,
    content: `Fern took step ${index + 1}.`,
    picture: { key: `picture-${index + 1}`, alt: 'A fox' },
  })),
}

const pictures = () => {
  const asked: string[] = []
  const read = (key: string) => {
    asked.push(key)
    return Promise.resolve(new Uint8Array(noise))
  }
  return { asked, read }
}

test.each(['pdf', 'epub'] as const)(
  'as %s, a book is made while it is taken, each picture read once, and no further once it is let go',
  async (format) => {
    const { asked, read } = pictures()
    const stream = exportPool.exportBook(book, format, read)
    let taken = 0
    for await (const piece of stream) {
      taken += (piece as Buffer).length
      // As a JPEG each is over half a megabyte; one is in the stream, one in transfer, one in layout.
      expect(asked.length * 500_000 - taken).toBeLessThan(2_000_000)
      if (asked.length >= 5) break
    }
    expect(stream.destroyed).toBe(true)
    const before = asked.length
    expect(before).toBeLessThan(9)

    // Another book completes on the same threads while the first is paused.
    const second = pictures()
    const short: Book = { ...book, pages: book.pages.slice(0, 3) }
    const whole = await buffer(exportPool.exportBook(short, format, second.read))
    expect(whole.length).toBeGreaterThan(3 * 400_000)
    expect(second.asked).toEqual(short.pages.map(({ picture }) => picture?.key))
    expect(asked.length).toBeLessThanOrEqual(before + 1)
  },
  120_000,
)

test('many concurrent books complete, some aborted before they start', async () => {
  const pages = book.pages.slice(0, 4).map((page) => ({ ...page, picture: null }))
  const plain: Book = { ...book, pages }
  const none = () => Promise.resolve(null)
  const streams = Array.from({ length: 16 }, () => exportPool.exportBook(plain, 'pdf', none))
  const gone = streams.filter((_, index) => index % 4 === 0)
  for (const stream of gone) stream.destroy()
  const kept = await Promise.all(
    streams.filter((stream) => !gone.includes(stream)).map((stream) => buffer(stream)),
  )
  expect(kept).toHaveLength(12)
  for (const file of kept) expect(file.subarray(-6).toString()).toBe('%%EOF\n')
}, 120_000)

test('a picture that cannot be read fails the book; one that cannot be decoded leaves its page without it', async () => {
  const broken = exportPool.exportBook(book, 'pdf', () => Promise.reject(new Error('the disk is gone')))
  await expect(buffer(broken)).rejects.toThrow('the disk is gone')
  const odd = await buffer(
    exportPool.exportBook(book, 'pdf', () => Promise.resolve(new Uint8Array([1, 2, 3]))),
  )
  expect(odd.subarray(-6).toString()).toBe('%%EOF\n')
  expect(odd.includes('/Figure')).toBe(false)
})
