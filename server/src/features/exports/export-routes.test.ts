import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem } from '@moonpage/contract/problem'
import type { Story } from '@moonpage/contract/story'
import type { StoryRequest } from '@moonpage/contract/story-input'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { booksPerThread } from './worker-pool/export-pool.ts'
import { lacks, oneLine, tool } from './testing-tools.ts'

const noPdf = lacks('poppler-utils')

const text: TextScript = { asked: [] }
const image: ImageScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let folder: string
beforeAll(async () => {
  api = await testApi({ text, image })
  owner = await api.signUp()
  folder = await mkdtemp(join(tmpdir(), 'moonpage-downloads-'))
})
afterEach(() => {
  delete text.before
  delete text.says
  delete image.before
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

async function aBook(change: Partial<StoryRequest> = {}): Promise<Story> {
  const { body } = await owner.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    max_images: 2,
    ...change,
  })
  return api.finished(owner, body.id)
}

const path = (id: string, format = 'pdf') => `/api/v1/stories/${id}/download?format=${format}`

async function download(person: { access_token: string }, id: string, format = 'pdf') {
  const answer = await api.app.inject({
    url: path(id, format),
    headers: { authorization: `Bearer ${person.access_token}` },
  })
  return { status: answer.statusCode, headers: answer.headers, file: answer.rawPayload }
}

async function wordsOf(pdf: Buffer): Promise<string> {
  const file = join(folder, 'book.pdf')
  await writeFile(file, pdf)
  return oneLine(await tool('poppler-utils', 'pdftotext', '-raw', file, '-'))
}

test.skipIf(noPdf)(
  'an owner gets the book as both files, named after the story, with the names that they gave',
  async () => {
    const book = await aBook({
      hero: { name: "Zoë-May D'Arcy", look: { species: 'child' } },
      dedication: 'For Zoë-May, from Nana & Pop',
    })
    const pdf = await download(owner, book.id)
    expect(pdf.status).toBe(200)
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Zoe-May D'Arcy and the Quiet Bell.pdf"; filename*=UTF-8''Zo%C3%AB-May%20D%27Arcy%20and%20the%20Quiet%20Bell.pdf`,
      'cache-control': 'no-store',
    })
    expect(pdf.headers).not.toHaveProperty('content-encoding')
    const words = await wordsOf(pdf.file)
    for (const said of [
      "A story for Zoë-May D'Arcy",
      'For Zoë-May, from Nana & Pop',
      ...book.story_pages.map((page) => page.content),
    ])
      expect(words).toContain(said)
    expect(words).not.toContain('[[')

    const booklet = await download(owner, book.id, 'booklet-letter')
    expect(booklet.headers['content-type']).toBe('application/pdf')
    expect(booklet.headers['content-disposition']).toContain('Quiet%20Bell.booklet.pdf')
    expect(await wordsOf(booklet.file)).toContain('For Zoë-May, from Nana & Pop')

    const coloring = await download(owner, book.id, 'coloring')
    expect(coloring.headers['content-disposition']).toContain('Quiet%20Bell.coloring.pdf')
    // A drawing for every page, also for those without a picture.
    expect(coloring.file.toString('latin1').match(/\/S \/Figure/g)).toHaveLength(4)

    const forShop = await download(owner, book.id, 'print-shop')
    expect(forShop.headers['content-type']).toBe('application/zip')
    expect(forShop.headers['content-disposition']).toContain('Quiet%20Bell.print-shop.zip')
    const files = unzipSync(forShop.file)
    const inside = Object.entries(files).find(([name]) => name.endsWith('-inside.pdf'))
    expect(inside?.[0]).toBe("Zoë-May D'Arcy and the Quiet Bell-inside.pdf")
    const printed = Buffer.from(inside?.[1] ?? [])
    expect(await wordsOf(printed)).toContain('For Zoë-May, from Nana & Pop')
    // Two of four pages have a picture.
    expect(printed.toString('latin1').match(/\/S \/Figure/g)).toHaveLength(2)
    expect(Buffer.from(files['README.txt'] ?? []).toString()).toContain('painted for this size')

    const epub = await download(owner, book.id, 'epub')
    expect(epub.status).toBe(200)
    expect(epub.headers['content-type']).toBe('application/epub+zip')
    expect(epub.headers['content-disposition']).toContain('Quiet%20Bell.epub')
    expect(epub.file.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  },
)

test('others cannot, and no other formats exist', async () => {
  const { id } = await aBook()
  const stranger = await api.signUp()
  expect((await stranger.get(path(id))).status).toBe(404)
  expect((await stranger.get(path(id))).problem.detail).toBe('Story not found')
  expect((await owner.get(path('no-id'))).status).toBe(404)
  expect((await owner.get(path('01999999-0000-7000-8000-000000000000'))).status).toBe(404)
  expect((await api.nobody.get(path(id))).status).toBe(401)
  expect((await owner.get(path(id, 'docx'))).status).toBe(422)
  // Painted anew, which is for the family alone.
  expect((await owner.get(`/api/v1/public/${id}/download?format=print-shop`)).status).toBe(422)
  expect((await owner.get(`/api/v1/stories/${id}/download`)).status).toBe(422)
})

test.skipIf(noPdf)(
  'a story that was never whole is refused; one that is told anew is had as it was',
  async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const book = await aBook()
    text.before = () => held
    text.says = (page) => {
      page.content = `New. ${page.content}`
    }
    const { body: unfinished } = await owner.post<Story>('/api/v1/stories', { ...aStory, page_count: 4 })
    const refused = await owner.get(path(unfinished.id))
    expect([refused.status, (refused.problem as Problem & { code: string }).code]).toEqual([409, 'not_whole'])

    await owner.post(`/api/v1/stories/${book.id}/regenerate`)
    const words = await wordsOf((await download(owner, book.id)).file)
    expect(words).toContain(book.story_pages[3]?.content)
    expect(words).not.toContain('New.')
    release()
    await api.finished(owner, book.id)
    expect(await wordsOf((await download(owner, book.id)).file)).toContain('New.')
  },
)

test.skipIf(noPdf)('pictures that were not painted or are missing leave pages with text only', async () => {
  image.before = (request) => {
    if (image.asked.length % 2 === 0) throw new Error(`no paint for ${request.seed}`)
  }
  const book = await aBook({ max_images: 4 })
  const files = book.story_pages.flatMap((page) => page.image_srcset?.match(/[\w-]+\.webp/g) ?? [])
  await api.generation.pictures.remove(files.slice(0, 3))
  const { file, status } = await download(owner, book.id)
  expect(status).toBe(200)
  const words = await wordsOf(file)
  for (const page of book.story_pages) expect(words).toContain(page.content)
  const painted = new Set(files.map((name) => name.replace(/-\d+\.webp$/, ''))).size
  await writeFile(join(folder, 'gaps.pdf'), file)
  const list = await tool('poppler-utils', 'pdfimages', '-list', join(folder, 'gaps.pdf'))
  const kept = new Set(
    list
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.trim().split(/\s+/)[10]),
  )
  expect(kept.size).toBe(painted - 1)
})

test('a client that disconnects frees its export thread', async () => {
  const book = await aBook({ max_images: 0 })
  // No book ends while somebody reads it: its last drawing never comes.
  const { imageModel } = api.generation
  const draw = imageModel.drawLines.bind(imageModel)
  let drawings = 0
  imageModel.drawLines = (...wanted) => (++drawings % 4 === 0 ? new Promise(() => {}) : draw(...wanted))
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `Bearer ${owner.access_token}` }
  // As many as are exported at once, so without their disconnecting nobody else would get a book.
  const atOnce = booksPerThread * Math.max(1, availableParallelism() - 1)
  for (let n = 1; n <= atOnce; n++) {
    const leaving = new AbortController()
    const answer = await fetch(origin + path(book.id, 'coloring'), { headers, signal: leaving.signal })
    await answer.body?.getReader().read()
    await expect.poll(() => drawings, { interval: 10 }).toBe(n * 4)
    leaving.abort()
  }
  expect((await download(owner, book.id)).file.subarray(-6).toString()).toBe('%%EOF\n')
  imageModel.drawLines = draw
}, 120_000)

test('thirty downloads an hour are the limit, and ten files for print', async () => {
  const limited = await testApi({ env: { RATE_LIMIT: 'on' } })
  try {
    const person = await limited.signUp()
    const { body } = await person.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images: 0 })
    await limited.finished(person, body.id)
    const status = async () => (await person.get(path(body.id))).status
    expect(await status()).toBe(200)
    // Laying out twenty-eight more takes ten seconds of a core.
    const { rowCount } = await limited.db.pool.query(
      `update rate_limits set hits = hits + 28 where key like 'download:%'`,
    )
    expect(rowCount).toBe(1)
    expect([await status(), await status()]).toEqual([200, 429])
    await limited.db.pool.query(`update rate_limits set hits = 1 where key like 'download:%'`)
    const print = async () => (await person.get(path(body.id, 'print-shop'))).status
    expect(await print()).toBe(200)
    await limited.db.pool.query(`update rate_limits set hits = 9 where key like 'print:%'`)
    expect([await print(), await print()]).toEqual([200, 429])
  } finally {
    await limited.close()
  }
}, 120_000)

test('the same holds for public stories; clients that are not signed in share sixty per network', async () => {
  const limited = await testApi({ worker: false, env: { RATE_LIMIT: 'on' } })
  try {
    const url = '/api/v1/public/0190b0a0-0000-7000-8000-000000000000/download?format=pdf'
    const statuses = async (count: number, request: object) => {
      const answers = Array.from({ length: count }, () => limited.app.inject({ url, ...request }))
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    }
    const { access_token } = await limited.signUp()
    const signedIn = { headers: { authorization: `Bearer ${access_token}` } }
    expect(await statuses(31, signedIn)).toEqual([...Array<number>(30).fill(404), 429])
    const atHome = { remoteAddress: '2001:db8:1:2::7' }
    expect(await statuses(61, atHome)).toEqual([...Array<number>(60).fill(404), 429])
    expect(await statuses(1, { remoteAddress: '2001:db8:1:2::8' })).toEqual([429])
    expect(await statuses(1, { remoteAddress: '2001:db8:1:3::7' })).toEqual([404])
  } finally {
    await limited.close()
  }
})
