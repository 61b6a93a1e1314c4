import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import type { Narrator } from '@moonpage/contract/recordings'
import { wavOf } from '../../infra/speech/testing-wav.ts'
import { insertBook } from '../narration/testing-narration.ts'
import { epubcheck, lacks } from './testing-tools.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let id: string
let folder: string
beforeAll(async () => {
  api = await testApi({ worker: false, speech: 'embedded' })
  owner = await api.signUp()
  id = await insertBook(api, owner)
  folder = await mkdtemp(join(tmpdir(), 'moonpage-narrated-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

const download = async (query: string) =>
  (
    await api.app.inject({
      url: `/api/v1/stories/${id}/download?${query}`,
      headers: { authorization: `Bearer ${owner.access_token}` },
    })
  ).rawPayload

test.skipIf(lacks('epubcheck', 'default-jre-headless'))(
  'an EPUB that reads aloud passes the checker, and names each word once',
  async () => {
    const { body: mom } = await owner.post<Narrator>('/api/v1/narrators', { name: 'Mom', face: 1 })
    const spoken = wavOf(
      Float32Array.from({ length: 96_000 }, (_, at) => Math.sin(at / 20) * Math.sin(at / 4000)),
    )
    await owner.send('PUT', `/api/v1/stories/${id}/pages/1/recordings/${mom.id}`, spoken, {
      'content-type': 'audio/wav',
    })
    // Mom reads the first page, the simple voice the second and the fourth.
    const epub = await download(`format=epub&narrator=${mom.id}`)
    const file = join(folder, 'narrated.epub')
    await writeFile(file, epub)
    expect(await epubcheck(file)).toContain('0 errors / 0 warnings')
    const files = unzipSync(epub)
    const page = strFromU8(files['book/page-1.xhtml'] ?? new Uint8Array())
    const overlay = strFromU8(files['book/page-1.smil'] ?? new Uint8Array())
    for (const [, word] of overlay.matchAll(/page-1\.xhtml#(w\d+)/g)) expect(page).toContain(`id="${word}"`)
    expect(overlay.match(/<par /g)).toHaveLength(14)
    expect(page).toContain('<span class="word" id="w2">Zebedee</span>')
    expect(files['book/audio/page-1.mp3']?.length).toBeGreaterThan(1000)
    // A page that no voice can read is silent for as long as it takes to read it; so is the cover.
    for (const sheet of ['cover', 'page-3'])
      expect(strFromU8(files[`book/${sheet}.smil`] ?? new Uint8Array())).toMatch(
        new RegExp(
          `<text src="${sheet}.xhtml#sheet"/><audio src="audio/silence.mp3" clipBegin="0.000s" clipEnd="[2-9][.]\\d+s"/>`,
        ),
      )
    // 8 kbit/s.
    expect(files['book/audio/silence.mp3']?.length).toBeGreaterThan(2000)
    const document = strFromU8(files['book/package.opf'] ?? new Uint8Array())
    for (const name of ['Mom', 'Simple voice']) expect(document).toContain(`media:narrator">${name}<`)
  },
)

test('an EPUB without a narrator is silent', async () => {
  expect(
    Object.keys(unzipSync(await download('format=epub'))).filter((name) => /smil|mp3/.test(name)),
  ).toEqual([])
})

test('an audiobook is an MP3 file a page, with titles', async () => {
  const files = unzipSync(await download('format=audiobook&narrator=embedded'))
  expect(Object.keys(files)).toEqual([
    'The Quiet Bell/01 Page 1.mp3',
    'The Quiet Bell/02 Page 2.mp3',
    'The Quiet Bell/04 Page 4.mp3',
  ])
  const page = Buffer.from(files['The Quiet Bell/01 Page 1.mp3'] ?? [])
  expect(page.subarray(0, 3).toString()).toBe('ID3')
  expect(page.includes(Buffer.from('The Quiet Bell', 'utf16le'))).toBe(true)
})
